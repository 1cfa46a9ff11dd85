/** The one line of the beginner's game. Source: rules of the deck, "The OBJECT, in the beginner's game". */
export const beginnerCard = {
  schema: 1,
  id: 'deck-beginner',
  title: 'Three sets of four and a pair',
  jokers: { minGroup: 3, minNaturals: 1 },
  sections: [
    {
      id: 'beginner',
      name: 'Beginner',
      lines: [
        {
          id: 'three-kongs-and-pair',
          value: 50,
          mode: 'exposed',
          kinds: { k: {}, l: {}, m: {}, p: {} },
          pattern: 'Kk*4 Kl*4 Km*4 Kp*2',
        },
      ],
    },
  ],
};
