/** A payment between people, by name. */
export interface Due {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/**
 * Who pays whom so that all balances become zero: whoever owes most pays whoever is owed most, until nobody owes.
 * Equal amounts go by the order of the names. At most one payment fewer than people.
 */
export const squareUp = (balances: readonly (readonly [name: string, balance: number])[]): Due[] => {
  const left = balances.map(([name, balance]) => ({ name, balance }));
  const dues: Due[] = [];
  for (let n = 0; n < left.length; n++) {
    const from = left.reduce((most, each) => (each.balance < most.balance ? each : most), left[0]!);
    const to = left.reduce((most, each) => (each.balance > most.balance ? each : most), left[0]!);
    const amount = Math.min(-from.balance, to.balance);
    if (amount <= 0) break;
    from.balance += amount;
    to.balance -= amount;
    dues.push({ from: from.name, to: to.name, amount });
  }
  return dues;
};
