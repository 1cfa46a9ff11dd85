/** The types of the service, generated from openapi.yaml by `npm run client`. Not edited by hand. */

export interface paths {
    "/v1/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The variants.
         * @description Every game the service knows, with its operations.
         */
        get: operations["listVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every tile.
         * @description Names, aliases, Unicode, and counts in each variant.
         */
        get: operations["listTiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tiles/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads tiles in any notation.
         * @description Any accepted notation in, canonical tokens, Unicode and names out; unreadable pieces are named with their place.
         */
        post: operations["parseTiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/babcock-1923": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rule sheet as data.
         * @description Tiles, points, doubles, special hands, claim order, payments, options and sources of the variant.
         */
        get: operations["babcock1923Sheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chinese": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rule sheet as data.
         * @description Tiles, points, doubles, special hands, claim order, payments, options and sources of the variant.
         */
        get: operations["chineseSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/british": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rule sheet as data.
         * @description Tiles, points, doubles, special hands, claim order, payments, options and sources of the variant.
         */
        get: operations["britishSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-league": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rule sheet as data.
         * @description Tiles, points, doubles, special hands, claim order, payments, options and sources of the variant.
         */
        get: operations["americanLeagueSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-beginner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rule sheet as data.
         * @description Tiles, points, doubles, special hands, claim order, payments, options and sources of the variant.
         */
        get: operations["americanDeckBeginnerSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-advanced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rule sheet as data.
         * @description Tiles, points, doubles, special hands, claim order, payments, options and sources of the variant.
         */
        get: operations["americanDeckAdvancedSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/babcock-1923/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a hand.
         * @description Whether a hand is legal, incomplete, waiting, complete or dead, with every problem that can be found, not only the first.
         */
        post: operations["babcock1923Validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/babcock-1923/decompose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a hand. By URL.
         * @description Every reading of a complete hand; of 13 tiles what they wait for and what each would be worth; of 14 that are not complete what to throw.
         */
        get: operations["babcock1923DecomposeByUrl"];
        put?: never;
        /**
         * Reads a hand.
         * @description Every reading of a complete hand; of 13 tiles what they wait for and what each would be worth; of 14 that are not complete what to throw.
         */
        post: operations["babcock1923Decompose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/babcock-1923/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scores a hand. By URL.
         * @description The itemised score of the best reading, with what was assumed. A hand that is not complete is refused with what is missing; in the classical games a hand without `win` is a loser’s.
         */
        get: operations["babcock1923ScoreByUrl"];
        put?: never;
        /**
         * Scores a hand.
         * @description The itemised score of the best reading, with what was assumed. A hand that is not complete is refused with what is missing; in the classical games a hand without `win` is a loser’s.
         */
        post: operations["babcock1923Score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/babcock-1923/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rules on claims.
         * @description Claims on a discard or a kong, or of the player on turn: which are legal, which one wins, and who acts next. What could not be checked for want of a hand is named.
         */
        post: operations["babcock1923Claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/babcock-1923/claim-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the legal claims.
         * @description Every claim that the seats whose hands are sent could legally make, with the set it would expose.
         */
        post: operations["babcock1923ClaimOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/babcock-1923/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settles a hand.
         * @description Who pays whom after a hand; seats with a hand are scored on the way. The payments sum to zero.
         */
        post: operations["babcock1923Settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/babcock-1923/tally": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the score sheet.
         * @description The score sheet of a session, hand by hand: dealer, wind, running totals, ranking, and who would have to pay whom to end square. `Accept: text/markdown` or `text/csv` gives the sheet alone.
         */
        post: operations["babcock1923Tally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/babcock-1923/wall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a wall or a position.
         * @description Compares tiles with the set of the variant: what is missing, what is too many, what is unreadable.
         */
        post: operations["babcock1923Wall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/babcock-1923/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deals.
         * @description Deals given tiles, or a wall shuffled from a seed that anyone can deal again, and shows each step.
         */
        post: operations["babcock1923Deal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chinese/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a hand.
         * @description Whether a hand is legal, incomplete, waiting, complete or dead, with every problem that can be found, not only the first.
         */
        post: operations["chineseValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chinese/decompose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a hand. By URL.
         * @description Every reading of a complete hand; of 13 tiles what they wait for and what each would be worth; of 14 that are not complete what to throw.
         */
        get: operations["chineseDecomposeByUrl"];
        put?: never;
        /**
         * Reads a hand.
         * @description Every reading of a complete hand; of 13 tiles what they wait for and what each would be worth; of 14 that are not complete what to throw.
         */
        post: operations["chineseDecompose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chinese/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scores a hand. By URL.
         * @description The itemised score of the best reading, with what was assumed. A hand that is not complete is refused with what is missing; in the classical games a hand without `win` is a loser’s.
         */
        get: operations["chineseScoreByUrl"];
        put?: never;
        /**
         * Scores a hand.
         * @description The itemised score of the best reading, with what was assumed. A hand that is not complete is refused with what is missing; in the classical games a hand without `win` is a loser’s.
         */
        post: operations["chineseScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chinese/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rules on claims.
         * @description Claims on a discard or a kong, or of the player on turn: which are legal, which one wins, and who acts next. What could not be checked for want of a hand is named.
         */
        post: operations["chineseClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chinese/claim-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the legal claims.
         * @description Every claim that the seats whose hands are sent could legally make, with the set it would expose.
         */
        post: operations["chineseClaimOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chinese/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settles a hand.
         * @description Who pays whom after a hand; seats with a hand are scored on the way. The payments sum to zero.
         */
        post: operations["chineseSettle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chinese/tally": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the score sheet.
         * @description The score sheet of a session, hand by hand: dealer, wind, running totals, ranking, and who would have to pay whom to end square. `Accept: text/markdown` or `text/csv` gives the sheet alone.
         */
        post: operations["chineseTally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chinese/wall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a wall or a position.
         * @description Compares tiles with the set of the variant: what is missing, what is too many, what is unreadable.
         */
        post: operations["chineseWall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chinese/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deals.
         * @description Deals given tiles, or a wall shuffled from a seed that anyone can deal again, and shows each step.
         */
        post: operations["chineseDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/british/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a hand.
         * @description Whether a hand is legal, incomplete, waiting, complete or dead, with every problem that can be found, not only the first.
         */
        post: operations["britishValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/british/decompose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a hand. By URL.
         * @description Every reading of a complete hand; of 13 tiles what they wait for and what each would be worth; of 14 that are not complete what to throw.
         */
        get: operations["britishDecomposeByUrl"];
        put?: never;
        /**
         * Reads a hand.
         * @description Every reading of a complete hand; of 13 tiles what they wait for and what each would be worth; of 14 that are not complete what to throw.
         */
        post: operations["britishDecompose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/british/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scores a hand. By URL.
         * @description The itemised score of the best reading, with what was assumed. A hand that is not complete is refused with what is missing; in the classical games a hand without `win` is a loser’s.
         */
        get: operations["britishScoreByUrl"];
        put?: never;
        /**
         * Scores a hand.
         * @description The itemised score of the best reading, with what was assumed. A hand that is not complete is refused with what is missing; in the classical games a hand without `win` is a loser’s.
         */
        post: operations["britishScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/british/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rules on claims.
         * @description Claims on a discard or a kong, or of the player on turn: which are legal, which one wins, and who acts next. What could not be checked for want of a hand is named.
         */
        post: operations["britishClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/british/claim-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the legal claims.
         * @description Every claim that the seats whose hands are sent could legally make, with the set it would expose.
         */
        post: operations["britishClaimOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/british/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settles a hand.
         * @description Who pays whom after a hand; seats with a hand are scored on the way. The payments sum to zero.
         */
        post: operations["britishSettle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/british/tally": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the score sheet.
         * @description The score sheet of a session, hand by hand: dealer, wind, running totals, ranking, and who would have to pay whom to end square. `Accept: text/markdown` or `text/csv` gives the sheet alone.
         */
        post: operations["britishTally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/british/wall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a wall or a position.
         * @description Compares tiles with the set of the variant: what is missing, what is too many, what is unreadable.
         */
        post: operations["britishWall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/british/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deals.
         * @description Deals given tiles, or a wall shuffled from a seed that anyone can deal again, and shows each step.
         */
        post: operations["britishDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-league/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a hand.
         * @description Whether a hand is legal, incomplete, waiting, complete or dead, with every problem that can be found, not only the first.
         */
        post: operations["americanLeagueValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-league/decompose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a hand. By URL.
         * @description Every reading of a complete hand; of 13 tiles what they wait for and what each would be worth; of 14 that are not complete what to throw.
         */
        get: operations["americanLeagueDecomposeByUrl"];
        put?: never;
        /**
         * Reads a hand.
         * @description Every reading of a complete hand; of 13 tiles what they wait for and what each would be worth; of 14 that are not complete what to throw.
         */
        post: operations["americanLeagueDecompose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-league/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scores a hand. By URL.
         * @description The itemised score of the best reading, with what was assumed. A hand that is not complete is refused with what is missing; in the classical games a hand without `win` is a loser’s.
         */
        get: operations["americanLeagueScoreByUrl"];
        put?: never;
        /**
         * Scores a hand.
         * @description The itemised score of the best reading, with what was assumed. A hand that is not complete is refused with what is missing; in the classical games a hand without `win` is a loser’s.
         */
        post: operations["americanLeagueScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-league/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a card.
         * @description Reads a card in the card language: its parsed form, the number of concrete variants of every line, and everything wrong with it.
         */
        post: operations["americanLeagueCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-league/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rules on claims.
         * @description Claims on a discard or a kong, or of the player on turn: which are legal, which one wins, and who acts next. What could not be checked for want of a hand is named.
         */
        post: operations["americanLeagueClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-league/claim-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the legal claims.
         * @description Every claim that the seats whose hands are sent could legally make, with the set it would expose.
         */
        post: operations["americanLeagueClaimOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-league/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settles a hand.
         * @description Who pays whom after a hand; seats with a hand are scored on the way. The payments sum to zero.
         */
        post: operations["americanLeagueSettle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-league/tally": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the score sheet.
         * @description The score sheet of a session, hand by hand: dealer, wind, running totals, ranking, and who would have to pay whom to end square. `Accept: text/markdown` or `text/csv` gives the sheet alone.
         */
        post: operations["americanLeagueTally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-league/wall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a wall or a position.
         * @description Compares tiles with the set of the variant: what is missing, what is too many, what is unreadable.
         */
        post: operations["americanLeagueWall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-league/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deals.
         * @description Deals given tiles, or a wall shuffled from a seed that anyone can deal again, and shows each step.
         */
        post: operations["americanLeagueDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-league/charleston": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judges the Charleston.
         * @description One pass, or all passes so far: what was allowed, and the hands afterwards.
         */
        post: operations["americanLeagueCharleston"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-league/joker-exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judges a joker exchange.
         * @description Whether the tile may be laid down for a joker of an exposed set, and the set afterwards.
         */
        post: operations["americanLeagueJokerExchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-beginner/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a hand.
         * @description Whether a hand is legal, incomplete, waiting, complete or dead, with every problem that can be found, not only the first.
         */
        post: operations["americanDeckBeginnerValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-beginner/decompose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a hand. By URL.
         * @description Every reading of a complete hand; of 13 tiles what they wait for and what each would be worth; of 14 that are not complete what to throw.
         */
        get: operations["americanDeckBeginnerDecomposeByUrl"];
        put?: never;
        /**
         * Reads a hand.
         * @description Every reading of a complete hand; of 13 tiles what they wait for and what each would be worth; of 14 that are not complete what to throw.
         */
        post: operations["americanDeckBeginnerDecompose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-beginner/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scores a hand. By URL.
         * @description The itemised score of the best reading, with what was assumed. A hand that is not complete is refused with what is missing; in the classical games a hand without `win` is a loser’s.
         */
        get: operations["americanDeckBeginnerScoreByUrl"];
        put?: never;
        /**
         * Scores a hand.
         * @description The itemised score of the best reading, with what was assumed. A hand that is not complete is refused with what is missing; in the classical games a hand without `win` is a loser’s.
         */
        post: operations["americanDeckBeginnerScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-beginner/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a card.
         * @description Reads a card in the card language: its parsed form, the number of concrete variants of every line, and everything wrong with it.
         */
        post: operations["americanDeckBeginnerCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-beginner/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rules on claims.
         * @description Claims on a discard or a kong, or of the player on turn: which are legal, which one wins, and who acts next. What could not be checked for want of a hand is named.
         */
        post: operations["americanDeckBeginnerClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-beginner/claim-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the legal claims.
         * @description Every claim that the seats whose hands are sent could legally make, with the set it would expose.
         */
        post: operations["americanDeckBeginnerClaimOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-beginner/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settles a hand.
         * @description Who pays whom after a hand; seats with a hand are scored on the way. The payments sum to zero.
         */
        post: operations["americanDeckBeginnerSettle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-beginner/tally": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the score sheet.
         * @description The score sheet of a session, hand by hand: dealer, wind, running totals, ranking, and who would have to pay whom to end square. `Accept: text/markdown` or `text/csv` gives the sheet alone.
         */
        post: operations["americanDeckBeginnerTally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-beginner/wall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a wall or a position.
         * @description Compares tiles with the set of the variant: what is missing, what is too many, what is unreadable.
         */
        post: operations["americanDeckBeginnerWall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-beginner/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deals.
         * @description Deals given tiles, or a wall shuffled from a seed that anyone can deal again, and shows each step.
         */
        post: operations["americanDeckBeginnerDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-beginner/charleston": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judges the Charleston.
         * @description One pass, or all passes so far: what was allowed, and the hands afterwards.
         */
        post: operations["americanDeckBeginnerCharleston"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-beginner/joker-exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judges a joker exchange.
         * @description Whether the tile may be laid down for a joker of an exposed set, and the set afterwards.
         */
        post: operations["americanDeckBeginnerJokerExchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-advanced/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a hand.
         * @description Whether a hand is legal, incomplete, waiting, complete or dead, with every problem that can be found, not only the first.
         */
        post: operations["americanDeckAdvancedValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-advanced/decompose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a hand. By URL.
         * @description Every reading of a complete hand; of 13 tiles what they wait for and what each would be worth; of 14 that are not complete what to throw.
         */
        get: operations["americanDeckAdvancedDecomposeByUrl"];
        put?: never;
        /**
         * Reads a hand.
         * @description Every reading of a complete hand; of 13 tiles what they wait for and what each would be worth; of 14 that are not complete what to throw.
         */
        post: operations["americanDeckAdvancedDecompose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-advanced/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scores a hand. By URL.
         * @description The itemised score of the best reading, with what was assumed. A hand that is not complete is refused with what is missing; in the classical games a hand without `win` is a loser’s.
         */
        get: operations["americanDeckAdvancedScoreByUrl"];
        put?: never;
        /**
         * Scores a hand.
         * @description The itemised score of the best reading, with what was assumed. A hand that is not complete is refused with what is missing; in the classical games a hand without `win` is a loser’s.
         */
        post: operations["americanDeckAdvancedScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-advanced/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a card.
         * @description Reads a card in the card language: its parsed form, the number of concrete variants of every line, and everything wrong with it.
         */
        post: operations["americanDeckAdvancedCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-advanced/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rules on claims.
         * @description Claims on a discard or a kong, or of the player on turn: which are legal, which one wins, and who acts next. What could not be checked for want of a hand is named.
         */
        post: operations["americanDeckAdvancedClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-advanced/claim-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the legal claims.
         * @description Every claim that the seats whose hands are sent could legally make, with the set it would expose.
         */
        post: operations["americanDeckAdvancedClaimOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-advanced/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settles a hand.
         * @description Who pays whom after a hand; seats with a hand are scored on the way. The payments sum to zero.
         */
        post: operations["americanDeckAdvancedSettle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-advanced/tally": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the score sheet.
         * @description The score sheet of a session, hand by hand: dealer, wind, running totals, ranking, and who would have to pay whom to end square. `Accept: text/markdown` or `text/csv` gives the sheet alone.
         */
        post: operations["americanDeckAdvancedTally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-advanced/wall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a wall or a position.
         * @description Compares tiles with the set of the variant: what is missing, what is too many, what is unreadable.
         */
        post: operations["americanDeckAdvancedWall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-advanced/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deals.
         * @description Deals given tiles, or a wall shuffled from a seed that anyone can deal again, and shows each step.
         */
        post: operations["americanDeckAdvancedDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-advanced/charleston": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judges the Charleston.
         * @description One pass, or all passes so far: what was allowed, and the hands afterwards.
         */
        post: operations["americanDeckAdvancedCharleston"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/american-deck-advanced/joker-exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judges a joker exchange.
         * @description Whether the tile may be laid down for a joker of an exposed set, and the set afterwards.
         */
        post: operations["americanDeckAdvancedJokerExchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/render.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A hand as a picture (SVG).
         * @description Sets as the best reading has them, the winning tile marked, a concealed kong with one tile turned down.
         */
        get: operations["renderSvg"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/render.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A hand as a picture (PNG).
         * @description Sets as the best reading has them, the winning tile marked, a concealed kong with one tile turned down.
         */
        get: operations["renderPng"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards at hand.
         * @description Built-in cards, and those of the operator.
         */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One card.
         * @description The whole card as data, as it can be sent inline.
         */
        get: operations["card"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive?
         * @description Answers as long as the process does.
         */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Does it take requests?
         * @description Answers 503 while the service shuts down.
         */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prometheus metrics.
         * @description Requests, durations, event loop, card cache.
         */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document as JSON.
         * @description The OpenAPI 3.1 document of the service.
         */
        get: operations["openapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document as YAML.
         * @description The OpenAPI 3.1 document of the service.
         */
        get: operations["openapiYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Many requests in one.
         * @description A JSON array of up to 1000 requests, answered with an array of results in order. One bad request never fails the others. NDJSON of any length is answered line by line; the body limit holds for each line.
         */
        post: operations["batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every problem code.
         * @description A page for browsers, JSON otherwise.
         */
        get: operations["listProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/problems/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One problem code.
         * @description A page for browsers, JSON otherwise.
         */
        get: operations["problem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What there is.
         * @description The playground for browsers, a short index otherwise.
         */
        get: operations["index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Seat
         * @description A seat, by its wind.
         * @example E
         * @enum {string}
         */
        Seat: "E" | "S" | "W" | "N";
        /**
         * Assumption
         * @description Something the request left open, and how it was taken.
         */
        Assumption: {
            /** @description Stable name of the assumption. */
            id: string;
            /** @description What was assumed, for people. */
            detail: string;
            /** @description The total for each value that could have been sent. */
            totals?: {
                value: string;
                total: number;
            }[];
        };
        /**
         * Warning
         * @description Something worth knowing that did not stop the answer.
         */
        Warning: {
            code: string;
            detail: string;
            /** @description Where in the request. */
            pointer?: string;
        };
        /**
         * Links
         * @description The same answer by URL, and its picture.
         */
        Links: {
            self?: string;
            picture?: string;
            docs?: string;
        };
        /**
         * HouseFactor
         * @description A house rule: what is paid for the hand is multiplied.
         */
        HouseFactor: {
            /** @example hot-wall */
            id: string;
            /** @example Hot wall */
            label: string;
            factor: number;
            /**
             * @description Whose payments are multiplied.
             * @enum {string}
             */
            who: "thrower" | "all";
        };
        /**
         * ResolvedOptions
         * @description Every option of the variant with the value that was used.
         */
        ResolvedOptions: {
            [key: string]: number | boolean | string | null | components["schemas"]["HouseFactor"][] | {
                [key: string]: number;
            };
        };
        /**
         * ProblemItem
         * @description One thing wrong with a request.
         */
        ProblemItem: {
            /**
             * @description Stable code, `area.snake_case`; see /docs/problems/{code}.
             * @example tile.unknown
             */
            code: string;
            /**
             * @description JSON pointer into the request body.
             * @example /hand/melds/0
             */
            pointer?: string;
            /** @description Name of the URL parameter, where the request came by URL. */
            parameter?: string;
            detail: string;
            /** @description Character offset in the string pointed at, from 0. */
            offset?: number;
            token?: string;
            tile?: string;
            suggestions?: string[];
            candidates?: string[];
            count?: number;
            limit?: number;
            /** @description Every occurrence. */
            pointers?: string[];
            expected?: unknown;
            actual?: unknown;
            allowed?: unknown[];
            /** @description The things that contradict each other. */
            facts?: string[];
            distance?: number;
            missing?: string[];
            waits?: string[];
            line?: string;
            seat?: string;
            /** @description `warning` where the finding does not stop anything. */
            severity?: string;
            hint?: string;
        };
        /**
         * Problem
         * @description RFC 9457 problem details.
         */
        Problem: {
            /**
             * Format: uri-reference
             * @example /docs/problems/tile.unknown
             */
            type: string;
            title: string;
            status: number;
            detail: string;
            /** @description The request id. */
            instance: string;
            errors: components["schemas"]["ProblemItem"][];
        };
        /**
         * TilesInput
         * @description Tiles in any accepted notation: one string, or an array of single tiles.
         * @example 123B 2D
         * @example [
         *       "1B",
         *       "2B",
         *       "3B",
         *       "2D"
         *     ]
         */
        TilesInput: string | string[];
        /**
         * TileList
         * @description Tiles as canonical tokens.
         * @example [
         *       "1B",
         *       "2B",
         *       "3B"
         *     ]
         */
        TileList: string[];
        /**
         * TileInfo
         * @description A kind of tile.
         */
        TileInfo: {
            /**
             * @description Canonical token.
             * @example 3B
             */
            token: string;
            /** @example 🀒 */
            unicode: string;
            /** @example 3 of bamboo */
            name: string;
            /**
             * @description Other names, read in arrays of tiles in any case; colours with a number in deck games only.
             * @example [
             *       "3 bam",
             *       "3 stick",
             *       "green 3"
             *     ]
             */
            aliases: string[];
            /** @enum {string} */
            group: "suit" | "wind" | "dragon" | "flower" | "season" | "joker";
            /**
             * @description Copies in the set of each variant with its default options and players.
             * @example {
             *       "babcock-1923": 4,
             *       "american-league": 4
             *     }
             */
            copies: {
                [key: string]: number;
            };
        };
        /**
         * TileSetInfo
         * @description The set of tiles that a variant is played with, by default or with other options and players.
         */
        TileSetInfo: {
            /** @example chinese */
            variant: string;
            /**
             * @description Absent for the default.
             * @example flowers: true, players: 3
             */
            when?: string;
            /**
             * @description Tiles in the set.
             * @example 138
             */
            size: number;
            /** @description Copies by token; tiles not named are absent. */
            copies: {
                [key: string]: number;
            };
        };
        /**
         * TilesAnswer
         * @description Every kind of tile in tile order, and the sets of the variants.
         */
        TilesAnswer: {
            tiles: components["schemas"]["TileInfo"][];
            sets: components["schemas"]["TileSetInfo"][];
        };
        /**
         * ParseAnswer
         * @description The tiles as read, in the order given.
         */
        ParseAnswer: {
            variant?: string;
            tiles: components["schemas"]["TileList"];
            /**
             * @description The tiles in Unicode.
             * @example 🀐🀑🀒🀚
             */
            unicode: string;
            /**
             * @description The name of each tile.
             * @example [
             *       "1 of bamboo"
             *     ]
             */
            names: string[];
            /** @description Number of tiles. */
            count: number;
            warnings: components["schemas"]["Warning"][];
        };
        /**
         * CardParams
         * @description Values that override the card's own, such as the year.
         * @example {
         *       "year": 2027
         *     }
         */
        CardParams: {
            [key: string]: number;
        };
        /**
         * CardNumberDomain
         * @description The values of a number variable.
         * @example 1-9 odd
         * @example [
         *       2,
         *       4,
         *       6,
         *       8
         *     ]
         * @example {
         *       "near": "x",
         *       "offsets": [
         *         0,
         *         1
         *       ]
         *     }
         */
        CardNumberDomain: string | number[] | {
            from?: number;
            to?: number;
            step?: number;
            /** @enum {string} */
            parity?: "odd" | "even";
            /** @description A number variable that this one lies near. */
            near?: string;
            offsets?: number[];
            /** @description A parameter of the card. */
            param?: string;
            /** @description Place of the digit, from 0. */
            digit?: number;
            /**
             * @description The value 0 is a white dragon without suit.
             * @enum {string}
             */
            zero?: "soap";
            /** @description 9 is followed by 1. */
            wrap?: boolean;
        };
        /**
         * CardKindDomain
         * @description The tiles that a wind or kind variable stands for.
         * @example [
         *       "N",
         *       "E",
         *       "S",
         *       "W"
         *     ]
         * @example {
         *       "class": [
         *         "number",
         *         "dragon"
         *       ],
         *       "parity": "even"
         *     }
         */
        CardKindDomain: string[] | {
            class?: string | string[];
            /** @enum {string} */
            parity?: "odd" | "even";
            suit?: string | string[];
        };
        /**
         * CardLineInput
         * @description A line of a card.
         */
        CardLineInput: {
            /** @description Unique on the card. */
            id: string;
            /**
             * @description One price, or two: `concealed` if nothing was exposed before the win.
             * @example 30
             */
            value: number | {
                exposed: number;
                concealed: number;
            };
            /**
             * @description `concealed`: nothing may be exposed before the win.
             * @enum {string}
             */
            mode: "exposed" | "concealed";
            /** @description In place of what the section says. */
            jokerlessBonus?: boolean;
            /** @description Alternative bodies under one id and value. */
            or?: {
                /**
                 * @description Groups `tile*count flags`.
                 * @example xa*3 x+1b*2 x+2a*4 x+1c*2 x+3a*3
                 */
                pattern?: string;
                /** @description The pattern as data, in place of `pattern`. */
                groups?: {
                    /** @description As in a pattern. */
                    tile: string;
                    count: number;
                    /** @description Most jokers. */
                    jokers?: number;
                    /** @description Flowers may stand here too. */
                    wild?: boolean;
                }[];
                /**
                 * @description Families of suit variables. Without them all suit variables differ.
                 * @example [
                 *       {
                 *         "vars": [
                 *           "a",
                 *           "b",
                 *           "c"
                 *         ],
                 *         "partitions": [
                 *           "aaa",
                 *           "abc"
                 *         ]
                 *       }
                 *     ]
                 */
                suits?: {
                    vars: string[];
                    partitions?: string[];
                }[];
                /**
                 * @description Number variables.
                 * @example {
                 *       "x": "1-6"
                 *     }
                 */
                numbers?: {
                    [key: string]: components["schemas"]["CardNumberDomain"];
                };
                /**
                 * @description Wind variables.
                 * @example {
                 *       "w": [
                 *         "N",
                 *         "S"
                 *       ]
                 *     }
                 */
                winds?: {
                    [key: string]: components["schemas"]["CardKindDomain"];
                };
                /**
                 * @description Free kind variables.
                 * @example {
                 *       "k": {
                 *         "class": [
                 *           "number"
                 *         ]
                 *       }
                 *     }
                 */
                kinds?: {
                    [key: string]: components["schemas"]["CardKindDomain"];
                };
                /** @description Joint narrowings; each alone is allowed. */
                cases?: {
                    [key: string]: components["schemas"]["CardNumberDomain"] | components["schemas"]["CardKindDomain"];
                }[];
                /**
                 * @description One comparison each.
                 * @example [
                 *       {
                 *         "lt": [
                 *           "p",
                 *           "q"
                 *         ]
                 *       }
                 *     ]
                 */
                constraints?: {
                    distinct?: string[];
                    same?: string[];
                    lt?: string[];
                    sameParity?: string[];
                    suitEq?: string[];
                    suitNeq?: string[];
                    sum?: string[];
                    product?: string[];
                    digits?: string[];
                }[];
                /** @description Groups that may exchange sizes, by their place from 0. */
                permuteSizes?: number[];
                /** @description For people. */
                note?: string;
                /** @description For people: how to print the line. */
                print?: unknown;
            }[];
            /**
             * @description Groups `tile*count flags`.
             * @example xa*3 x+1b*2 x+2a*4 x+1c*2 x+3a*3
             */
            pattern?: string;
            /** @description The pattern as data, in place of `pattern`. */
            groups?: {
                /** @description As in a pattern. */
                tile: string;
                count: number;
                /** @description Most jokers. */
                jokers?: number;
                /** @description Flowers may stand here too. */
                wild?: boolean;
            }[];
            /**
             * @description Families of suit variables. Without them all suit variables differ.
             * @example [
             *       {
             *         "vars": [
             *           "a",
             *           "b",
             *           "c"
             *         ],
             *         "partitions": [
             *           "aaa",
             *           "abc"
             *         ]
             *       }
             *     ]
             */
            suits?: {
                vars: string[];
                partitions?: string[];
            }[];
            /**
             * @description Number variables.
             * @example {
             *       "x": "1-6"
             *     }
             */
            numbers?: {
                [key: string]: components["schemas"]["CardNumberDomain"];
            };
            /**
             * @description Wind variables.
             * @example {
             *       "w": [
             *         "N",
             *         "S"
             *       ]
             *     }
             */
            winds?: {
                [key: string]: components["schemas"]["CardKindDomain"];
            };
            /**
             * @description Free kind variables.
             * @example {
             *       "k": {
             *         "class": [
             *           "number"
             *         ]
             *       }
             *     }
             */
            kinds?: {
                [key: string]: components["schemas"]["CardKindDomain"];
            };
            /** @description Joint narrowings; each alone is allowed. */
            cases?: {
                [key: string]: components["schemas"]["CardNumberDomain"] | components["schemas"]["CardKindDomain"];
            }[];
            /**
             * @description One comparison each.
             * @example [
             *       {
             *         "lt": [
             *           "p",
             *           "q"
             *         ]
             *       }
             *     ]
             */
            constraints?: {
                distinct?: string[];
                same?: string[];
                lt?: string[];
                sameParity?: string[];
                suitEq?: string[];
                suitNeq?: string[];
                sum?: string[];
                product?: string[];
                digits?: string[];
            }[];
            /** @description Groups that may exchange sizes, by their place from 0. */
            permuteSizes?: number[];
            /** @description For people. */
            note?: string;
            /** @description For people: how to print the line. */
            print?: unknown;
        };
        /**
         * CardDocument
         * @description A card: sections of lines in the card language.
         */
        CardDocument: {
            /** @description Version of the language: 1. */
            schema?: number;
            /** @description Id of the card. */
            id?: string;
            /** @description Title for people. */
            title?: string;
            /** @description Smallest group that takes jokers, and naturals that such a group needs. */
            jokers?: {
                /** @default 3 */
                minGroup?: number;
                /** @default 0 */
                minNaturals?: number;
            };
            params?: components["schemas"]["CardParams"];
            sections: {
                /** @description Unique on the card. */
                id: string;
                /** @description Name for people. */
                name?: string;
                /** @default true */
                jokerlessBonus?: boolean;
                lines: components["schemas"]["CardLineInput"][];
                /** @description For people. */
                note?: string;
                print?: unknown;
            }[];
            /** @description For people. */
            note?: string;
            print?: unknown;
        };
        /**
         * CardInput
         * @description A card, or the id of one.
         * @example practice
         */
        CardInput: string | components["schemas"]["CardDocument"];
        /**
         * TableEvent
         * @description Something that happened at the table.
         */
        TableEvent: {
            /**
             * @description What the player did.
             * @example out-of-turn
             * @enum {string}
             */
            kind: "wrong-exchange" | "out-of-turn" | "wrong-wall" | "early-exchange" | "misnamed-exposure" | "false-mahjong";
            /** @description Index of the own exposed set it concerns: the one spoiled, or the first that was exposed with it or after it. */
            set?: number;
            /** @description `misnamed-exposure`: the caller kept the wrong set. */
            kept?: boolean;
        };
        /**
         * MeldInput
         * @description A set laid down: its tiles, or an object that says more.
         */
        MeldInput: string | {
            tiles: components["schemas"]["TilesInput"];
            /** @enum {string} */
            kind?: "pung" | "kong" | "chow" | "quint" | "sextet";
            /** @description Declared from the hand, lying face down. */
            concealed?: boolean;
        } | {
            tile: string;
            count: number;
            jokers?: number;
        };
        /**
         * HandInput
         * @description A hand: the standing tiles, the sets laid down, the bonus tiles.
         */
        HandInput: {
            concealed: components["schemas"]["TilesInput"];
            melds?: components["schemas"]["MeldInput"][];
            bonus?: components["schemas"]["TilesInput"];
        };
        /**
         * Meld
         * @description A set laid down, as understood.
         */
        Meld: {
            /** @enum {string} */
            kind: "pung" | "kong" | "chow" | "quint" | "sextet";
            tiles: components["schemas"]["TileList"];
            concealed: boolean;
        };
        /**
         * Hand
         * @description The hand as understood: canonical tokens in tile order, the winning tile left out.
         */
        Hand: {
            concealed: components["schemas"]["TileList"];
            melds: components["schemas"]["Meld"][];
            bonus?: components["schemas"]["TileList"];
            /** @description The hand in Unicode mahjong tiles. */
            unicode: string;
        };
        /**
         * Win
         * @description How the hand went out, as understood.
         */
        Win: {
            tile?: string;
            by: string;
            facts: string[];
            jokerlessDeclared?: boolean;
        };
        /**
         * ReadingSet
         * @description A set of a reading.
         */
        ReadingSet: {
            /** @description `pung`, `kong`, `chow`; in special shapes also `pair`, `knit`, `triplet`, `single`… */
            kind: string;
            tiles: components["schemas"]["TileList"];
            concealed: boolean;
            /** @description It lies on the table. */
            melded: boolean;
            /** @description The winning tile finished it. */
            winning: boolean;
        };
        /**
         * Reading
         * @description One way to read the hand.
         */
        Reading: {
            /**
             * @description `standard`, or the id of a special shape.
             * @example standard
             */
            shape: string;
            sets: components["schemas"]["ReadingSet"][];
            pair?: {
                tiles: components["schemas"]["TileList"];
                winning: boolean;
            };
        };
        /**
         * ScoreItem
         * @description One thing that counted, with the tiles that earned it.
         */
        ScoreItem: {
            /**
             * @description Stable id of the rule.
             * @example pung-exposed
             */
            id: string;
            /**
             * @description The rule for people.
             * @example Three green dragons, exposed
             */
            label: string;
            points?: number;
            doubles?: number;
            tiles?: components["schemas"]["TileList"];
            /**
             * @description Book and place.
             * @example Red Book, scoring table
             */
            source: string;
        };
        /**
         * Award
         * @description A value of its own for a special hand or event.
         */
        Award: {
            /**
             * @description A special hand, an award, or `calling`.
             * @example hand-from-heaven
             */
            id: string;
            /**
             * @description `fixed`: this value in place of points and doubles. `floor`: it lifted a smaller total.
             * @enum {string}
             */
            kind: "fixed" | "floor";
            value: number;
            /** @description Of `calling`: the special hand that one more tile would make. */
            hand?: string;
        };
        /**
         * BonusTotals
         * @description Flowers and seasons, where they are counted apart beside an award.
         */
        BonusTotals: {
            base: number;
            doubles: number;
            total: number;
        };
        /**
         * ScoreTotals
         * @description From points to total.
         */
        ScoreTotals: {
            /** @description Points before doubling. `null` under an award with a value of its own. */
            base: number | null;
            /** @description How often the points are doubled. */
            doubles: number | null;
            /** @description `base` × 2 to the power of `doubles`. */
            beforeLimit: number | null;
            /** @description Most that a hand can score; `null` for no limit. */
            limit: number | null;
            award: components["schemas"]["Award"] | null;
            bonus: components["schemas"]["BonusTotals"] | null;
            /** @description What the hand scores. */
            total: number;
        };
        /**
         * NotApplied
         * @description A rule that nearly applied, or was set aside by another.
         */
        NotApplied: {
            /** @example only-place */
            id: string;
            /** @example other tiles also complete the hand */
            because: string;
            tiles?: components["schemas"]["TileList"];
        };
        /**
         * ScoreAlternative
         * @description Another way to read and value the same hand.
         */
        ScoreAlternative: {
            score: components["schemas"]["ScoreTotals"];
            reading?: components["schemas"]["Reading"];
            items: components["schemas"]["ScoreItem"][];
        };
        /**
         * ScoreAnswer
         * @description The itemised score of a hand in its best reading.
         */
        ScoreAnswer: {
            /** @example babcock-1923 */
            variant: string;
            /**
             * @description Version of the rules.
             * @example 1
             */
            edition: string;
            options: components["schemas"]["ResolvedOptions"];
            assumptions: components["schemas"]["Assumption"][];
            warnings: components["schemas"]["Warning"][];
            /** @description One or two plain sentences. */
            summary: string;
            links?: components["schemas"]["Links"];
            /** @description The whole answer laid out for people (`?text=plain|markdown`). */
            text?: string;
            /** @description A ready Discord message (`?text=discord`). */
            discord?: {
                [key: string]: unknown;
            };
            hand: components["schemas"]["Hand"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["Win"];
            /** @enum {string} */
            outcome: "win" | "no-win" | "dead";
            score: components["schemas"]["ScoreTotals"];
            reading?: components["schemas"]["Reading"];
            items: components["schemas"]["ScoreItem"][];
            /** @description Every tile that completes the 13-tile side. */
            waits: string[];
            notApplied: components["schemas"]["NotApplied"][];
            /** @description Other values of the same hand, best first. */
            alternatives: components["schemas"]["ScoreAlternative"][];
        };
        /**
         * WaitRefusal
         * @description Why the tile would complete the hand and still not win in this way.
         */
        WaitRefusal: {
            /** @enum {string} */
            by: "discard" | "wall";
            /**
             * @description Stable code, as in problems.
             * @example win.minimum_doubles
             */
            code: string;
            detail: string;
        };
        /**
         * Wait
         * @description A tile that completes the hand.
         */
        Wait: {
            /** @example 2D */
            tile: string;
            /** @description Copies that are nowhere in the request: neither in the hand nor on the table nor in `visible`. */
            left: number;
            /** @description Without facts of the moment such as the last tile. Absent members could not win. */
            totals?: {
                /** @description What the hand would score with a discard. */
                discard?: number;
                /** @description What the hand would score if the tile were drawn. */
                wall?: number;
            };
            /**
             * @description `standard` for sets and a pair, ids of special shapes, then ids of special hands it would make.
             * @example [
             *       "standard"
             *     ]
             */
            completes?: string[];
            refused?: components["schemas"]["WaitRefusal"][];
        };
        /**
         * Discard
         * @description A tile to throw, and what that leaves.
         */
        Discard: {
            tile: string;
            /** @description Tiles still missing after the throw; absent if the hand can never be completed. */
            distance?: number;
            /** @description What the hand then waits for. The tile thrown is in sight and not among those left. */
            waits: components["schemas"]["Wait"][];
            /** @description Of the best throws, where none leaves the hand waiting: the tiles that then bring it nearer. */
            draws?: components["schemas"]["Wait"][];
        };
        /**
         * DecomposeAnswer
         * @description How a hand can be read, what it waits for, what to throw.
         */
        DecomposeAnswer: {
            /** @example babcock-1923 */
            variant: string;
            /**
             * @description Version of the rules.
             * @example 1
             */
            edition: string;
            options: components["schemas"]["ResolvedOptions"];
            assumptions: components["schemas"]["Assumption"][];
            warnings: components["schemas"]["Warning"][];
            /** @description One or two plain sentences. */
            summary: string;
            links?: components["schemas"]["Links"];
            /** @description The whole answer laid out for people (`?text=plain|markdown`). */
            text?: string;
            /** @description A ready Discord message (`?text=discord`). */
            discord?: {
                [key: string]: unknown;
            };
            hand: components["schemas"]["Hand"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["Win"];
            /** @description The hand could go out; a minimum of doubles is left aside. */
            complete: boolean;
            /** @description Every way to read a complete hand, in canonical order. */
            readings: components["schemas"]["Reading"][];
            /** @description Tiles that must still come in: 0 is complete, 1 is waiting. It goes by the own tiles; what others show does not lengthen it. Absent for a dead hand and one that can never be completed. */
            distance?: number;
            /** @description What completes the 13-tile side, in tile order. Absent for 14 tiles. */
            waits?: components["schemas"]["Wait"][];
            /** @description Of 14 tiles that are not complete: each tile to throw. Smallest distance first, then most tiles left that help. */
            discards?: components["schemas"]["Discard"][];
        };
        /**
         * HandState
         * @description `illegal`: such a hand or such a win cannot be. `incomplete`, `waiting`: 13 tiles that do not wait or do, or 14 that are not complete. `complete`: it could go out. `dead`: declared dead.
         * @enum {string}
         */
        HandState: "illegal" | "incomplete" | "waiting" | "complete" | "dead";
        /**
         * ValidateAnswer
         * @description Whether a hand is legal, and how far it is.
         */
        ValidateAnswer: {
            /** @example babcock-1923 */
            variant: string;
            /**
             * @description Version of the rules.
             * @example 1
             */
            edition: string;
            options: components["schemas"]["ResolvedOptions"];
            assumptions: components["schemas"]["Assumption"][];
            warnings: components["schemas"]["Warning"][];
            /** @description One or two plain sentences. */
            summary: string;
            links?: components["schemas"]["Links"];
            /** @description The whole answer laid out for people (`?text=plain|markdown`). */
            text?: string;
            /** @description A ready Discord message (`?text=discord`). */
            discord?: {
                [key: string]: unknown;
            };
            hand?: components["schemas"]["Hand"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["Win"];
            state: components["schemas"]["HandState"];
            /** @description Every problem that could be looked for, by stage. */
            problems: components["schemas"]["ProblemItem"][];
            /** @description Tiles that must still come in: 0 is complete, 1 is waiting. */
            distance?: number;
            waits?: components["schemas"]["TileList"];
        };
        /**
         * CardRef
         * @description The card that was used.
         */
        CardRef: {
            /** @example practice */
            id: string;
            title: string;
            /** @description SHA-256 of the card as canonical JSON, in hex. */
            hash: string;
            params: components["schemas"]["CardParams"];
        };
        /**
         * CardGroup
         * @description A group of a line.
         */
        CardGroup: {
            /** @example xa */
            tile: string;
            count: number;
            /** @description Most jokers. */
            jokers: number;
            /** @description Flowers may stand here too. */
            wild: boolean;
        };
        /**
         * CardLine
         * @description A line as parsed.
         */
        CardLine: {
            id: string;
            value: {
                exposed: number;
                concealed: number;
            };
            /** @enum {string} */
            mode: "exposed" | "concealed";
            jokerlessBonus: boolean;
            /** @description The groups of each alternative body. */
            bodies: components["schemas"]["CardGroup"][][];
            /** @description Concrete variants; `null` where kinds are free. */
            variants: number | null;
            /** @description Jokers that every variant needs. */
            forcedJokers: number;
            /** @description Groups that can be exposed before the win. */
            callable: string[];
            note?: string;
        };
        /**
         * ParsedCard
         * @description A card as parsed. Lines with problems have no bodies.
         */
        ParsedCard: {
            id: string;
            title: string;
            hash: string;
            params: components["schemas"]["CardParams"];
            jokers: {
                minGroup: number;
                minNaturals: number;
            };
            sections: {
                id: string;
                name: string;
                lines: components["schemas"]["CardLine"][];
            }[];
        };
        /**
         * CardAnswer
         * @description A card, checked.
         */
        CardAnswer: {
            /** @example babcock-1923 */
            variant: string;
            /**
             * @description Version of the rules.
             * @example 1
             */
            edition: string;
            options: components["schemas"]["ResolvedOptions"];
            assumptions: components["schemas"]["Assumption"][];
            warnings: components["schemas"]["Warning"][];
            /** @description One or two plain sentences. */
            summary: string;
            links?: components["schemas"]["Links"];
            /** @description The whole answer laid out for people (`?text=plain|markdown`). */
            text?: string;
            /** @description A ready Discord message (`?text=discord`). */
            discord?: {
                [key: string]: unknown;
            };
            /** @description The card can be played with: there are warnings at most. */
            usable: boolean;
            card?: components["schemas"]["ParsedCard"];
            /** @description Concrete variants by line. */
            variants: {
                [key: string]: number | null;
            };
            /** @description Jokers that every variant of a line needs. */
            forcedJokers: {
                [key: string]: number;
            };
            /** @description Groups of a line that can be exposed before the win. */
            callable: {
                [key: string]: string[];
            };
            /** @description Everything wrong with the card; `severity` is `warning` where it does not stop its use. */
            problems: components["schemas"]["ProblemItem"][];
        };
        /**
         * LineRef
         * @description A line of a card.
         */
        LineRef: {
            /** @example r1 */
            id: string;
            /** @description Id of the section. */
            section: string;
            /** @description What the line is worth to this hand: of two prices the one that applies. */
            value: number;
            /** @enum {string} */
            mode: "exposed" | "concealed";
        };
        /**
         * BoundLine
         * @description A line of a card with its variables bound.
         */
        BoundLine: {
            /** @example r1 */
            id: string;
            /** @description Id of the section. */
            section: string;
            /** @description What the line is worth to this hand: of two prices the one that applies. */
            value: number;
            /** @enum {string} */
            mode: "exposed" | "concealed";
            /**
             * @description What the variables stand for: numbers, suits (B, C, D), winds, tiles.
             * @example {
             *       "x": 4,
             *       "a": "B",
             *       "b": "D"
             *     }
             */
            binding: {
                [key: string]: number | string;
            };
        };
        /**
         * LineGroup
         * @description A group of a line, as the hand fills it.
         */
        LineGroup: {
            tile: string;
            count: number;
            naturals: number;
            jokers: number;
            /** @description Flowers that stand for the tile. */
            flowers?: number;
            exposed: boolean;
        };
        /**
         * LineMatch
         * @description One way in which the hand is a line of the card.
         */
        LineMatch: {
            /** @example r1 */
            id: string;
            /** @description Id of the section. */
            section: string;
            /** @description What the line is worth to this hand: of two prices the one that applies. */
            value: number;
            /** @enum {string} */
            mode: "exposed" | "concealed";
            /**
             * @description What the variables stand for: numbers, suits (B, C, D), winds, tiles.
             * @example {
             *       "x": 4,
             *       "a": "B",
             *       "b": "D"
             *     }
             */
            binding: {
                [key: string]: number | string;
            };
            groups: components["schemas"]["LineGroup"][];
            /** @description No joker among the 14 tiles. */
            jokerless: boolean;
        };
        /**
         * NearestLine
         * @description A line that the hand is near, in the variant that uses most of its tiles.
         */
        NearestLine: {
            line: components["schemas"]["BoundLine"];
            /** @description Tiles that the line still needs. */
            distance: number;
            missing: components["schemas"]["TileList"];
            unneeded: components["schemas"]["TileList"];
            /** @description The tiles that can still come can fill every group. */
            possible: boolean;
        };
        /**
         * AmericanWait
         * @description A tile that completes a line.
         */
        AmericanWait: {
            tile: string;
            /** @description Copies that are nowhere to be seen in the request. */
            left: number;
            /** @description Lines that the tile completes, best value first. */
            lines: components["schemas"]["LineRef"][];
        };
        /**
         * AmericanDiscard
         * @description A tile to throw, and what that leaves.
         */
        AmericanDiscard: {
            tile: string;
            distance: number;
            waits: components["schemas"]["TileList"];
        };
        /**
         * AmericanDecomposeAnswer
         * @description Which lines a hand is, or is near.
         */
        AmericanDecomposeAnswer: {
            /** @example babcock-1923 */
            variant: string;
            /**
             * @description Version of the rules.
             * @example 1
             */
            edition: string;
            options: components["schemas"]["ResolvedOptions"];
            assumptions: components["schemas"]["Assumption"][];
            warnings: components["schemas"]["Warning"][];
            /** @description One or two plain sentences. */
            summary: string;
            links?: components["schemas"]["Links"];
            /** @description The whole answer laid out for people (`?text=plain|markdown`). */
            text?: string;
            /** @description A ready Discord message (`?text=discord`). */
            discord?: {
                [key: string]: unknown;
            };
            card: components["schemas"]["CardRef"];
            hand: components["schemas"]["Hand"];
            seat?: components["schemas"]["Seat"];
            win?: components["schemas"]["Win"];
            complete: boolean;
            /** @description Every way to read the hand, best value first. An id may occur more than once. */
            lines: components["schemas"]["LineMatch"][];
            /** @description The least over the lines that the exposed sets fit; absent if none. */
            distance?: number;
            /** @description Of 13 tiles. */
            waits?: components["schemas"]["AmericanWait"][];
            /** @description Of 14 tiles that are no line: each tile to throw. */
            discards?: components["schemas"]["AmericanDiscard"][];
            /** @description The nearest lines, nearest first. */
            nearest: components["schemas"]["NearestLine"][];
        };
        /**
         * AmericanScore
         * @description What a win pays.
         */
        AmericanScore: {
            /** @description The printed value. */
            value: number;
            /** @description No joker among the 14 tiles. */
            jokerless: boolean;
            /** @description It is paid: declared, and not switched off for the line. */
            jokerlessCounts: boolean;
            selfDrawn: boolean;
            /** @description What the player pays who threw the winning tile. */
            thrower?: number;
            /** @description What each other player pays. */
            other: number;
            /** @description What the winner receives in all. */
            total: number;
        };
        /**
         * AmericanScoreAnswer
         * @description The line that a hand is, and what it pays.
         */
        AmericanScoreAnswer: {
            /** @example babcock-1923 */
            variant: string;
            /**
             * @description Version of the rules.
             * @example 1
             */
            edition: string;
            options: components["schemas"]["ResolvedOptions"];
            assumptions: components["schemas"]["Assumption"][];
            warnings: components["schemas"]["Warning"][];
            /** @description One or two plain sentences. */
            summary: string;
            links?: components["schemas"]["Links"];
            /** @description The whole answer laid out for people (`?text=plain|markdown`). */
            text?: string;
            /** @description A ready Discord message (`?text=discord`). */
            discord?: {
                [key: string]: unknown;
            };
            card: components["schemas"]["CardRef"];
            hand: components["schemas"]["Hand"];
            seat?: components["schemas"]["Seat"];
            win?: components["schemas"]["Win"];
            /** @enum {string} */
            outcome: "win" | "no-win" | "dead";
            line?: components["schemas"]["BoundLine"];
            groups?: components["schemas"]["LineGroup"][];
            /** @description The line is the one that was announced. */
            announced: boolean;
            score: components["schemas"]["AmericanScore"];
            /** @description Other lines that the hand is. */
            alternatives: components["schemas"]["LineMatch"][];
        };
        /**
         * ExposureRuling
         * @description What becomes of an exposed set.
         */
        ExposureRuling: {
            /** @description Place among the sets as sent. */
            index: number;
            set?: components["schemas"]["Meld"];
            /** @enum {string} */
            ruling: "stays" | "returned";
            /** @description It stays and holds jokers: they may still be exchanged. */
            jokersExchangeable: boolean;
        };
        /**
         * AmericanValidateAnswer
         * @description Whether a hand is legal, alive, waiting or complete, and what becomes of its exposed sets.
         */
        AmericanValidateAnswer: {
            /** @example babcock-1923 */
            variant: string;
            /**
             * @description Version of the rules.
             * @example 1
             */
            edition: string;
            options: components["schemas"]["ResolvedOptions"];
            assumptions: components["schemas"]["Assumption"][];
            warnings: components["schemas"]["Warning"][];
            /** @description One or two plain sentences. */
            summary: string;
            links?: components["schemas"]["Links"];
            /** @description The whole answer laid out for people (`?text=plain|markdown`). */
            text?: string;
            /** @description A ready Discord message (`?text=discord`). */
            discord?: {
                [key: string]: unknown;
            };
            card: components["schemas"]["CardRef"];
            hand?: components["schemas"]["Hand"];
            seat?: components["schemas"]["Seat"];
            win?: components["schemas"]["Win"];
            state: components["schemas"]["HandState"];
            /** @description Everything found, the reasons of a dead hand included. */
            problems: components["schemas"]["ProblemItem"][];
            /** @description Why the hand is dead; empty if it is not. */
            dead: components["schemas"]["ProblemItem"][];
            exposures: components["schemas"]["ExposureRuling"][];
            /** @description Lines that the exposed sets fit and that can still be made. */
            possibleLines: components["schemas"]["LineRef"][];
            distance?: number;
            waits?: components["schemas"]["TileList"];
        };
        /**
         * SheetSource
         * @description A book or text that the rules follow.
         */
        SheetSource: {
            title: string;
            author?: string;
            year?: string;
            url?: string;
            /** @description Under which terms the text may be used. */
            rights: string;
        };
        /**
         * SheetRule
         * @description A rule for points or doubles.
         */
        SheetRule: {
            /** @description Stable id, as in the items of a score. */
            id: string;
            label: string;
            meaning?: string;
            points?: number;
            doubles?: number;
            /** @description The option that decides the value; the value given is the one by default. */
            option?: string;
            /** @enum {string} */
            who: "winner" | "every hand";
            source: string;
        };
        /**
         * SheetSetPoints
         * @description Points of a three or a four.
         */
        SheetSetPoints: {
            id: string;
            label: string;
            /** @description Suit tiles 2 to 8. */
            minor: number;
            /** @description Suit tiles 1 and 9, winds, dragons. */
            majorOrHonour: number;
            source: string;
        };
        /**
         * SheetSpecialHand
         * @description A hand with a value of its own.
         */
        SheetSpecialHand: {
            id: string;
            name: string;
            /** @description The exact tiles, in words. */
            tiles: string;
            restrictions?: string;
            /**
             * @description A share of the limit, or `doubled`: its points with doubles of its own.
             * @enum {string}
             */
            value: "limit" | "half-limit" | "doubled";
            doubles?: number;
            /** @description A loser one tile short of it gets a share of its value. */
            calling: boolean;
            /** @description An example hand. */
            example: {
                tiles: components["schemas"]["TileList"];
                /** @description A request that scores exactly it. */
                request: {
                    [key: string]: unknown;
                };
            };
            source: string;
        };
        /**
         * SheetTileSet
         * @description The tiles that are played with, by default options.
         */
        SheetTileSet: {
            players: number;
            size: number;
            tiles: {
                tile: string;
                name: string;
                copies: number;
            }[];
        };
        /**
         * SheetOption
         * @description An option of the rules.
         */
        SheetOption: {
            id: string;
            type: string;
            default: unknown;
            meaning: string;
            values?: unknown[];
            /** @description Defaults of other options that a value brings along. */
            presets?: unknown;
        } & {
            [key: string]: unknown;
        };
        /**
         * RuleSheetAnswer
         * @description The whole rule sheet of a variant as data.
         */
        RuleSheetAnswer: {
            variant: string;
            edition: string;
            name: string;
            description: string;
            /** @description Numbers of players, the usual one first. */
            players: number[];
            tileSets?: components["schemas"]["SheetTileSet"][];
            winBy?: string[];
            facts?: string[];
            setPoints?: components["schemas"]["SheetSetPoints"][];
            points?: components["schemas"]["SheetRule"][];
            doubles?: components["schemas"]["SheetRule"][];
            specialHands?: components["schemas"]["SheetSpecialHand"][];
            /** @description Claims on a discard, the strongest first. */
            claimOrder?: string[];
            /** @description Who pays whom, in words. */
            payments?: string[];
            options: components["schemas"]["SheetOption"][];
            sources: components["schemas"]["SheetSource"][];
        } & {
            [key: string]: unknown;
        };
        /**
         * ClaimedDiscard
         * @description A discard that is claimed.
         */
        ClaimedDiscard: {
            /**
             * @description The tile that was discarded.
             * @example 5D
             */
            tile: string;
            seat: components["schemas"]["Seat"];
            /**
             * @description What the discarder called it, if not by its name.
             * @example 5D
             */
            named?: string;
            /**
             * @description It is the latest discard.
             * @default true
             */
            last?: boolean;
        };
        /**
         * DeclaredKong
         * @description A kong that somebody wants to rob.
         */
        DeclaredKong: {
            /**
             * @description The tile of the kong.
             * @example 5D
             */
            tile: string;
            seat: components["schemas"]["Seat"];
            /**
             * @description `added`: the fourth tile joins an exposed pung. `concealed`: four from the hand.
             * @enum {string}
             */
            kind: "added" | "concealed";
        };
        /**
         * Turn
         * @description The player on turn, holding 14 tiles (one more for every kong).
         */
        Turn: {
            seat: components["schemas"]["Seat"];
            /**
             * @description How the turn began: a tile of the wall, a loose tile, a claimed tile, or East with the deal.
             * @enum {string}
             */
            began: "draw" | "loose" | "claim" | "deal";
            /**
             * @description The tile drawn; it is among the tiles of the hand.
             * @example 5D
             */
            drew?: string;
        };
        /**
         * ClaimScore
         * @description What a hand that goes out is worth.
         */
        ClaimScore: {
            /** @description What the hand is worth: its score; in the American games what it brings in all. */
            total: number;
            detail: string;
            /** @description American: the line that counts. */
            line?: string;
        };
        /**
         * ClaimRuling
         * @description The ruling on one claim.
         */
        ClaimRuling: {
            seat: components["schemas"]["Seat"];
            kind: string;
            /** @description Whether the claim would stand if nobody else had claimed. */
            legal: boolean;
            /** @description Whether it gets the tile. */
            won: boolean;
            /**
             * @description Why it does not.
             * @example claim.beaten_by_pung
             */
            code?: string;
            detail?: string;
            exposes?: components["schemas"]["TileList"];
            score?: components["schemas"]["ClaimScore"];
            /** @description Codes that could not be ruled out for want of a hand or a card. */
            unchecked?: string[];
        };
        /**
         * NextAction
         * @description Who does what next; nobody where the hand ends without a winner.
         */
        NextAction: {
            seat?: components["schemas"]["Seat"];
            /** @enum {string} */
            action: "discard" | "draw-loose" | "draw" | "hand-over" | "draw-hand" | "wall-game";
        };
        /**
         * ClaimAnswer
         * @description A ruling on claims.
         */
        ClaimAnswer: {
            /** @example babcock-1923 */
            variant: string;
            /**
             * @description Version of the rules.
             * @example 1
             */
            edition: string;
            options: components["schemas"]["ResolvedOptions"];
            assumptions: components["schemas"]["Assumption"][];
            warnings: components["schemas"]["Warning"][];
            /** @description One or two plain sentences. */
            summary: string;
            links?: components["schemas"]["Links"];
            /** @description The whole answer laid out for people (`?text=plain|markdown`). */
            text?: string;
            /** @description A ready Discord message (`?text=discord`). */
            discord?: {
                [key: string]: unknown;
            };
            /** @description Index of the claim that gets the tile. */
            awarded: number | null;
            claims: components["schemas"]["ClaimRuling"][];
            /** @description Seats that lose their turn to the set awarded. */
            skipped: components["schemas"]["Seat"][];
            next?: components["schemas"]["NextAction"];
        };
        /**
         * ClaimOption
         * @description A legal claim, in the form in which `claim` takes it.
         */
        ClaimOption: {
            seat: components["schemas"]["Seat"];
            kind: string;
            with?: components["schemas"]["TileList"];
            from?: components["schemas"]["Seat"];
            exposes?: components["schemas"]["TileList"];
            score?: components["schemas"]["ClaimScore"];
            /** @description Codes that could not be ruled out for want of a hand or a card. */
            unchecked?: string[];
        };
        /**
         * ClaimOptionsAnswer
         * @description Every legal claim of the seats whose hands were sent.
         */
        ClaimOptionsAnswer: {
            /** @example babcock-1923 */
            variant: string;
            /**
             * @description Version of the rules.
             * @example 1
             */
            edition: string;
            options: components["schemas"]["ResolvedOptions"];
            assumptions: components["schemas"]["Assumption"][];
            warnings: components["schemas"]["Warning"][];
            /** @description One or two plain sentences. */
            summary: string;
            links?: components["schemas"]["Links"];
            /** @description The whole answer laid out for people (`?text=plain|markdown`). */
            text?: string;
            /** @description A ready Discord message (`?text=discord`). */
            discord?: {
                [key: string]: unknown;
            };
            /** @description By seat in turn order, the strongest first. */
            claims: components["schemas"]["ClaimOption"][];
        };
        /**
         * Penalty
         * @description A payment beside the hand.
         */
        Penalty: {
            from: components["schemas"]["Seat"];
            to: components["schemas"]["Seat"];
            /** @description Absent: what the option `challengePenalty` says. */
            amount?: number;
            /** @example false-challenge */
            reason: string;
        };
        /**
         * Payment
         * @description One payment.
         */
        Payment: {
            /**
             * @description Who pays.
             * @enum {string}
             */
            from: "E" | "S" | "W" | "N" | "bettor";
            /**
             * @description Who receives.
             * @enum {string}
             */
            to: "E" | "S" | "W" | "N" | "bettor";
            amount: number;
            /** @description Why: stable and language-free, or the reason of a penalty as sent. */
            reason: string;
        };
        /** SettledSeat */
        SettledSeat: {
            score: number;
            /** @description The answer of `score`, where a hand was sent. */
            sheet?: {
                [key: string]: unknown;
            };
        };
        /**
         * NextDeal
         * @description The next hand. `east`: the seat, in this hand, of the player who is East then.
         */
        NextDeal: {
            east: components["schemas"]["Seat"];
            /**
             * @description Whether East keeps the deal or it passes to the right.
             * @enum {string}
             */
            dealer: "keeps" | "passes";
            prevailingWind?: components["schemas"]["Seat"];
        };
        /**
         * SettleAnswer
         * @description The payments of a hand.
         */
        SettleAnswer: {
            /** @example babcock-1923 */
            variant: string;
            /**
             * @description Version of the rules.
             * @example 1
             */
            edition: string;
            options: components["schemas"]["ResolvedOptions"];
            assumptions: components["schemas"]["Assumption"][];
            warnings: components["schemas"]["Warning"][];
            /** @description One or two plain sentences. */
            summary: string;
            links?: components["schemas"]["Links"];
            /** @description The whole answer laid out for people (`?text=plain|markdown`). */
            text?: string;
            /** @description A ready Discord message (`?text=discord`). */
            discord?: {
                [key: string]: unknown;
            };
            seats: {
                E?: components["schemas"]["SettledSeat"];
                S?: components["schemas"]["SettledSeat"];
                W?: components["schemas"]["SettledSeat"];
                N?: components["schemas"]["SettledSeat"];
            };
            payments: components["schemas"]["Payment"][];
            /** @description What each gains or loses; the sum is zero. */
            net: {
                E?: number;
                S?: number;
                W?: number;
                N?: number;
                bettor?: number;
            };
            /** @description `before` and `net` together. */
            totals?: {
                E?: number;
                S?: number;
                W?: number;
                N?: number;
                bettor?: number;
            };
            next: components["schemas"]["NextDeal"];
            /**
             * @example [
             *       "Ben → Ana 60"
             *     ]
             */
            lines: string[];
        };
        /**
         * UnknownTile
         * @description Something among the tiles that is no tile: a blank, or a piece that cannot be read.
         */
        UnknownTile: {
            /** @example tile.unknown */
            code: string;
            pointer: string;
            /** @description Character offset in the string pointed at, from 0. */
            offset?: number;
            token?: string;
            detail: string;
        };
        /**
         * ExtraTile
         * @description A tile of which there are too many.
         */
        ExtraTile: {
            tile: string;
            /** @description How many were found. */
            count: number;
            /** @description How many the set holds. */
            limit: number;
            /** @description Where each of them is. */
            pointers: string[];
        };
        /**
         * HandSize
         * @description Whether a hand has as many tiles as the phase asks for.
         */
        HandSize: {
            seat: components["schemas"]["Seat"];
            /** @description Tiles that count, a classical kong as three. */
            tiles: number;
            fits: boolean;
        };
        /**
         * WallAnswer
         * @description What a wall or a position lacks and has too much of.
         */
        WallAnswer: {
            /** @example babcock-1923 */
            variant: string;
            /**
             * @description Version of the rules.
             * @example 1
             */
            edition: string;
            options: components["schemas"]["ResolvedOptions"];
            assumptions: components["schemas"]["Assumption"][];
            warnings: components["schemas"]["Warning"][];
            /** @description One or two plain sentences. */
            summary: string;
            links?: components["schemas"]["Links"];
            /** @description The whole answer laid out for people (`?text=plain|markdown`). */
            text?: string;
            /** @description A ready Discord message (`?text=discord`). */
            discord?: {
                [key: string]: unknown;
            };
            /** @description The tiles are exactly the set. */
            complete: boolean;
            /** @description Tiles in the set. */
            expected: number;
            /** @description Tiles that could be read. */
            found: number;
            missing: components["schemas"]["TileList"];
            extra: components["schemas"]["TileList"];
            unknown: components["schemas"]["UnknownTile"][];
            /** @description The tiles of `extra`, with every place where they lie. */
            where: components["schemas"]["ExtraTile"][];
            /** @enum {string} */
            phase?: "between-turns" | "holding";
            sizes?: components["schemas"]["HandSize"][];
            /** @description All hand sizes fit the phase. */
            fits?: boolean;
        };
        /**
         * WallStack
         * @description A stack of the wall.
         */
        WallStack: {
            wall: components["schemas"]["Seat"];
            /** @description From the right end of the owner's wall, from 1. */
            stack: number;
        };
        /**
         * WallPlace
         * @description The place of a tile in the wall.
         */
        WallPlace: {
            wall: components["schemas"]["Seat"];
            /** @description From the right end of the owner's wall, from 1. */
            stack: number;
            /**
             * @description `loose`: lying on top of the stack.
             * @enum {string}
             */
            level: "upper" | "lower" | "loose";
        };
        /**
         * DiceThrow
         * @description A throw of two dice.
         */
        DiceThrow: {
            seat: components["schemas"]["Seat"];
            /**
             * @example [
             *       3,
             *       4
             *     ]
             */
            dice: number[];
            sum: number;
        };
        /**
         * SeatTiles
         * @description Tiles by seat, in tile order.
         */
        SeatTiles: {
            E?: components["schemas"]["TileList"];
            S?: components["schemas"]["TileList"];
            W?: components["schemas"]["TileList"];
            N?: components["schemas"]["TileList"];
        };
        /**
         * DealStep
         * @description One step of the deal.
         */
        DealStep: {
            /** @enum {string} */
            step: "throw" | "gap" | "loose" | "count" | "deal" | "bonus" | "replacement";
            seat?: components["schemas"]["Seat"];
            tiles?: components["schemas"]["TileList"];
            /** @description Where the tiles came from, or lie now. */
            places?: components["schemas"]["WallPlace"][];
            /** @description What happens, for people. */
            detail: string;
        };
        /**
         * SeatingThrows
         * @description Who is East.
         */
        SeatingThrows: {
            /** @description Every player throws; those who tie for the highest throw again. */
            rounds: {
                /** @description From 1. */
                player: number;
                /**
                 * @example [
                 *       3,
                 *       4
                 *     ]
                 */
                dice: number[];
                sum: number;
            }[][];
            /** @description The player who becomes East. */
            east: number;
            /** @description The others sit to the right of East in their order. */
            seats: {
                player: number;
                seat: components["schemas"]["Seat"];
            }[];
        };
        /**
         * Shuffle
         * @description How the tiles were shuffled and the dice thrown, so that anyone can deal them again.
         */
        Shuffle: {
            library: string;
            algorithm: string;
            seed: string;
        };
        /**
         * DealAnswer
         * @description A deal, step by step. Members that do not apply to the game are absent.
         */
        DealAnswer: {
            /** @example babcock-1923 */
            variant: string;
            /**
             * @description Version of the rules.
             * @example 1
             */
            edition: string;
            options: components["schemas"]["ResolvedOptions"];
            assumptions: components["schemas"]["Assumption"][];
            warnings: components["schemas"]["Warning"][];
            /** @description One or two plain sentences. */
            summary: string;
            links?: components["schemas"]["Links"];
            /** @description The whole answer laid out for people (`?text=plain|markdown`). */
            text?: string;
            /** @description A ready Discord message (`?text=discord`). */
            discord?: {
                [key: string]: unknown;
            };
            players: number;
            seating?: components["schemas"]["SeatingThrows"];
            throws?: components["schemas"]["DiceThrow"][];
            opener?: components["schemas"]["Seat"];
            gap?: components["schemas"]["WallStack"];
            /** @description Where the loose tiles lie, in the order they will be drawn. */
            loose?: components["schemas"]["WallStack"][];
            firstDealt?: components["schemas"]["WallPlace"];
            hands: components["schemas"]["SeatTiles"];
            bonus?: components["schemas"]["SeatTiles"];
            /** @description Tiles left to draw, in drawing order. */
            live: string[];
            /** @description Replacement tiles, in drawing order, the loose tiles first. */
            dead?: string[];
            steps: components["schemas"]["DealStep"][];
            shuffle?: components["schemas"]["Shuffle"];
        };
        /**
         * CharlestonPass
         * @description What one player passes. `tiles` and `blind` together are three.
         */
        CharlestonPass: {
            seat: components["schemas"]["Seat"];
            /**
             * @description The first or the second Charleston, or the courtesy pass.
             * @enum {unknown}
             */
            charleston: 1 | 2 | "courtesy";
            /** @enum {string} */
            direction: "right" | "across" | "left";
            tiles: components["schemas"]["TilesInput"];
            /** @description How many of the tiles just received are passed on unseen, in the order received. */
            blind?: number;
            /** @description Courtesy pass: the smaller of the two numbers named. */
            agreed?: number;
        };
        /**
         * CharlestonStep
         * @description The hands after a pass.
         */
        CharlestonStep: {
            /**
             * @description The first or the second Charleston, or the courtesy pass.
             * @enum {unknown}
             */
            charleston: 1 | 2 | "courtesy";
            /** @enum {string} */
            direction: "right" | "across" | "left";
            hands: components["schemas"]["SeatTiles"];
        };
        /**
         * CharlestonAnswer
         * @description Whether the passes are allowed, and the hands after each.
         */
        CharlestonAnswer: {
            /** @example babcock-1923 */
            variant: string;
            /**
             * @description Version of the rules.
             * @example 1
             */
            edition: string;
            options: components["schemas"]["ResolvedOptions"];
            assumptions: components["schemas"]["Assumption"][];
            warnings: components["schemas"]["Warning"][];
            /** @description One or two plain sentences. */
            summary: string;
            links?: components["schemas"]["Links"];
            /** @description The whole answer laid out for people (`?text=plain|markdown`). */
            text?: string;
            /** @description A ready Discord message (`?text=discord`). */
            discord?: {
                [key: string]: unknown;
            };
            allowed: boolean;
            /** @example charleston.joker_passed */
            code?: string;
            detail?: string;
            /** @description The pass that is refused. */
            pointer?: string;
            hands?: components["schemas"]["SeatTiles"];
            steps: components["schemas"]["CharlestonStep"][];
            /** @description Codes that could not be ruled out for want of a hand. */
            unchecked?: string[];
        };
        /**
         * JokerExchangeAnswer
         * @description Whether the exchange is allowed; the set and the standing tiles afterwards.
         */
        JokerExchangeAnswer: {
            /** @example babcock-1923 */
            variant: string;
            /**
             * @description Version of the rules.
             * @example 1
             */
            edition: string;
            options: components["schemas"]["ResolvedOptions"];
            assumptions: components["schemas"]["Assumption"][];
            warnings: components["schemas"]["Warning"][];
            /** @description One or two plain sentences. */
            summary: string;
            links?: components["schemas"]["Links"];
            /** @description The whole answer laid out for people (`?text=plain|markdown`). */
            text?: string;
            /** @description A ready Discord message (`?text=discord`). */
            discord?: {
                [key: string]: unknown;
            };
            allowed: boolean;
            /** @example exchange.not_turn */
            code?: string;
            detail?: string;
            /**
             * @description Why the hand is dead if the exchange was made all the same.
             * @example dead.early_exchange
             */
            dead?: string;
            set?: components["schemas"]["TileList"];
            concealed?: components["schemas"]["TileList"];
        };
        /**
         * Health
         * @description A probe.
         */
        Health: {
            /** @enum {string} */
            status: "ok" | "draining";
        };
        /**
         * VariantSummary
         * @description A variant in the list.
         */
        VariantSummary: {
            /** @example babcock-1923 */
            id: string;
            name: string;
            /** @description Version of the rules. */
            edition: string;
            description: string;
            operations: string[];
            /** @description Its rule sheet. */
            url: string;
        };
        /**
         * VariantList
         * @description The variants of this service.
         */
        VariantList: {
            variants: components["schemas"]["VariantSummary"][];
        };
        /**
         * CardSummary
         * @description A card in the list.
         */
        CardSummary: {
            id: string;
            title: string;
            sections: number;
            lines: number;
            /** @description The whole card. */
            url: string;
        };
        /**
         * CardList
         * @description The cards at hand.
         */
        CardList: {
            cards: components["schemas"]["CardSummary"][];
        };
        /**
         * ServiceIndex
         * @description What there is.
         */
        ServiceIndex: {
            name: string;
            version: string;
            links: {
                docs: string;
                openapi: string;
                variants: string;
                tiles: string;
                cards: string;
                batch: string;
                problems: string;
                live: string;
                ready: string;
                metrics: string;
            };
            variants: components["schemas"]["VariantSummary"][];
        };
        /**
         * ProblemCode
         * @description A problem code.
         */
        ProblemCode: {
            /** @example tile.unknown */
            code: string;
            title: string;
            meaning: string;
            /** @description HTTP status; none for findings inside an answer. */
            status?: number;
            url: string;
        };
        /**
         * ProblemCodeList
         * @description Every problem code.
         */
        ProblemCodeList: {
            problems: components["schemas"]["ProblemCode"][];
        };
        /**
         * BatchItem
         * @description One request of a batch.
         */
        BatchItem: {
            /** @description Comes back with the result. */
            id?: string | number;
            /** @example babcock-1923 */
            variant: string;
            /** @example score */
            operation: string;
            /** @description The body of the operation. */
            body: unknown;
        };
        /**
         * BatchRequest
         * @description Requests, answered in order.
         */
        BatchRequest: components["schemas"]["BatchItem"][];
        /**
         * BatchResult
         * @description The result of one request.
         */
        BatchResult: {
            id?: string | number;
            /** @description The status the request would have got alone. */
            status: number;
            /** @description The answer, or problem details. */
            body: unknown;
        };
        /**
         * BatchAnswer
         * @description One result for each request, in order.
         */
        BatchAnswer: components["schemas"]["BatchResult"][];
        /**
         * NamedPayment
         * @description A payment between players, by name.
         */
        NamedPayment: {
            from: string;
            to: string;
            amount: number;
            reason?: string;
        };
        /**
         * StickPayment
         * @description A payment in sticks.
         */
        StickPayment: {
            from: string;
            to: string;
            amount: number;
            /**
             * @description Sticks that the payer hands over, as number by value.
             * @example {
             *       "10": 2,
             *       "100": 1
             *     }
             */
            give: {
                [key: string]: number;
            };
            /**
             * @description Sticks that come back.
             * @example {
             *       "10": 2,
             *       "100": 1
             *     }
             */
            change: {
                [key: string]: number;
            };
            /** @description What could not be paid with the sticks at hand, to be written down. */
            owed?: number;
        };
        /**
         * TalliedHand
         * @description A hand on the score sheet.
         */
        TalliedHand: {
            /** @description From 1. */
            hand: number;
            dealer: string;
            prevailingWind?: components["schemas"]["Seat"];
            /** @description From 1. */
            round: number;
            /** @description Who sits where. */
            seats: {
                E?: string;
                S?: string;
                W?: string;
                N?: string;
            };
            winner: string | null;
            /** @description What each player gained or lost. */
            net: {
                [key: string]: number;
            };
            /** @description Points after the hand. */
            totals: {
                [key: string]: number;
            };
            payments: components["schemas"]["NamedPayment"][];
            /**
             * @example [
             *       "Ben → Ana 60"
             *     ]
             */
            lines: string[];
            sticks?: components["schemas"]["StickPayment"][];
        };
        /**
         * TallyAnswer
         * @description The score sheet of a session.
         */
        TallyAnswer: {
            /** @example babcock-1923 */
            variant: string;
            /**
             * @description Version of the rules.
             * @example 1
             */
            edition: string;
            options: components["schemas"]["ResolvedOptions"];
            assumptions: components["schemas"]["Assumption"][];
            warnings: components["schemas"]["Warning"][];
            /** @description One or two plain sentences. */
            summary: string;
            links?: components["schemas"]["Links"];
            /** @description The whole answer laid out for people (`?text=plain|markdown`). */
            text?: string;
            /** @description A ready Discord message (`?text=discord`). */
            discord?: {
                [key: string]: unknown;
            };
            players: string[];
            bettor?: string;
            /** @description Points at the start. */
            start: {
                [key: string]: number;
            };
            hands: components["schemas"]["TalliedHand"][];
            /** @description Points after the last hand. */
            totals: {
                [key: string]: number;
            };
            /** @description The game is over. */
            over: boolean;
            /** @description The hand to be played next; absent when the game is over. */
            next?: {
                dealer: string;
                prevailingWind?: components["schemas"]["Seat"];
                round: number;
                /** @description Who sits where. */
                seats: {
                    E?: string;
                    S?: string;
                    W?: string;
                    N?: string;
                };
            };
            ranking: {
                /** @description From 1; equal points share it. */
                rank: number;
                name: string;
                total: number;
            }[];
            /** @description Who would have to pay whom to end square. */
            square: components["schemas"]["NamedPayment"][];
            /**
             * @description `square` as lines.
             * @example [
             *       "Ben → Ana 60"
             *     ]
             */
            lines: string[];
            /** @description By name. */
            sticks?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /**
         * ParseRequest
         * @description Tiles in any accepted notation.
         */
        ParseRequest: {
            tiles: components["schemas"]["TilesInput"];
            /**
             * @description Read as this variant does, and check against its set with default options.
             * @example babcock-1923
             * @enum {string}
             */
            variant?: "babcock-1923" | "chinese" | "british" | "american-league" | "american-deck-beginner" | "american-deck-advanced";
        };
        /**
         * Babcock1923Options
         * @description Options of the rules; what is left out takes its default.
         */
        Babcock1923Options: {
            /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Default: 300. */
            limit?: number | null;
            /** @description The 10 points for no score other than Mah-Jongg stand even if the hand is doubled. Default: false. */
            noScoreDespiteDoubles?: boolean;
            /** @description The Hand from Earth is worth at least half the limit. false: exactly half the limit. Default: true. */
            earthIsFloor?: boolean;
        };
        /**
         * Babcock1923WinInput
         * @description How the hand went out.
         */
        Babcock1923WinInput: {
            /**
             * @description The winning tile; none with `deal`.
             * @example 2D
             */
            tile?: string;
            /**
             * @description Where the winning tile came from.
             * @example wall
             * @enum {string}
             */
            by: "wall" | "loose" | "discard" | "robbed-kong" | "deal";
            /** @description What else was true of the win. */
            facts?: ("last-tile" | "first-discard")[];
        };
        /**
         * Babcock1923TableInput
         * @description The table.
         */
        Babcock1923TableInput: {
            /**
             * @description Number of players.
             * @default 4
             * @enum {integer}
             */
            players?: 4;
        };
        /**
         * Babcock1923ValidateRequest
         * @description A hand, and how it went out or stands.
         */
        Babcock1923ValidateRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["Babcock1923WinInput"];
            table?: components["schemas"]["Babcock1923TableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["Babcock1923Options"];
        };
        /**
         * Babcock1923DecomposeRequest
         * @description A hand, and how it went out or stands.
         */
        Babcock1923DecomposeRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["Babcock1923WinInput"];
            table?: components["schemas"]["Babcock1923TableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["Babcock1923Options"];
        };
        /**
         * Babcock1923ScoreRequest
         * @description A hand, and how it went out or stands.
         */
        Babcock1923ScoreRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["Babcock1923WinInput"];
            table?: components["schemas"]["Babcock1923TableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["Babcock1923Options"];
        };
        /**
         * Babcock1923ClaimRequest
         * @description Claims on a discard, on a kong, or of the player on turn.
         */
        Babcock1923ClaimRequest: {
            discard?: components["schemas"]["ClaimedDiscard"];
            kong?: components["schemas"]["DeclaredKong"];
            turn?: components["schemas"]["Turn"];
            /** @description Hands by seat. A hand makes the claims of its seat checkable, not only rankable. */
            hands?: {
                E?: components["schemas"]["HandInput"];
                S?: components["schemas"]["HandInput"];
                W?: components["schemas"]["HandInput"];
                N?: components["schemas"]["HandInput"];
            };
            /** @description The table at the moment of the claim. */
            table?: {
                /**
                 * @description Numbers of players: 4. The first is the default.
                 * @default 4
                 * @enum {integer}
                 */
                players?: 4;
                /** @description Tiles that can still be drawn; 0 after the last one. */
                liveTilesLeft?: number;
                /** @description Replacement tiles that can still be drawn. */
                looseTilesLeft?: number;
                /**
                 * @description What the next player has done since the discard.
                 * @default waiting
                 * @enum {string}
                 */
                nextPlayer?: "waiting" | "drawn" | "racked" | "discarded" | "declared" | "exchanging";
                /** @description Seats whose hands are dead. */
                dead?: components["schemas"]["Seat"][];
            };
            options?: components["schemas"]["Babcock1923Options"];
            prevailingWind?: components["schemas"]["Seat"];
            /** @description The claims, in any order. */
            claims: {
                seat: components["schemas"]["Seat"];
                /**
                 * @example pung
                 * @enum {string}
                 */
                kind: "mahjong" | "pung" | "kong" | "chow" | "pair" | "single";
                with?: components["schemas"]["TilesInput"];
                /**
                 * @description Tiles were laid down: the caller can no longer change their mind.
                 * @default false
                 */
                committed?: boolean;
                /** @description Facts of the win, for minimum doubles and score. */
                facts?: ("last-tile" | "first-discard")[];
            }[];
        } & (unknown | unknown | unknown);
        /**
         * Babcock1923ClaimOptionsRequest
         * @description A discard, a kong or a turn, with the hands whose claims are wanted.
         */
        Babcock1923ClaimOptionsRequest: {
            discard?: components["schemas"]["ClaimedDiscard"];
            kong?: components["schemas"]["DeclaredKong"];
            turn?: components["schemas"]["Turn"];
            /** @description Hands by seat. A hand makes the claims of its seat checkable, not only rankable. */
            hands?: {
                E?: components["schemas"]["HandInput"];
                S?: components["schemas"]["HandInput"];
                W?: components["schemas"]["HandInput"];
                N?: components["schemas"]["HandInput"];
            };
            /** @description The table at the moment of the claim. */
            table?: {
                /**
                 * @description Numbers of players: 4. The first is the default.
                 * @default 4
                 * @enum {integer}
                 */
                players?: 4;
                /** @description Tiles that can still be drawn; 0 after the last one. */
                liveTilesLeft?: number;
                /** @description Replacement tiles that can still be drawn. */
                looseTilesLeft?: number;
                /**
                 * @description What the next player has done since the discard.
                 * @default waiting
                 * @enum {string}
                 */
                nextPlayer?: "waiting" | "drawn" | "racked" | "discarded" | "declared" | "exchanging";
                /** @description Seats whose hands are dead. */
                dead?: components["schemas"]["Seat"][];
            };
            options?: components["schemas"]["Babcock1923Options"];
            prevailingWind?: components["schemas"]["Seat"];
        } & (unknown | unknown | unknown);
        /**
         * Babcock1923SettleRequest
         * @description The end of a hand: who won, and the scores or hands of the seats.
         */
        Babcock1923SettleRequest: {
            /** @description `null`: nobody went out. */
            winner: components["schemas"]["Seat"] | null;
            discarder?: components["schemas"]["Seat"];
            /** @description Scores or hands by seat. */
            seats?: {
                E?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["Babcock1923WinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                };
                S?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["Babcock1923WinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                };
                W?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["Babcock1923WinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                };
                N?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["Babcock1923WinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                };
            };
            penalties?: components["schemas"]["Penalty"][];
            /** @description What each player had before this hand. */
            before?: {
                E?: number;
                S?: number;
                W?: number;
                N?: number;
            };
            /** @description Names of the players, for `lines` and `summary`. */
            names?: {
                E?: string;
                S?: string;
                W?: string;
                N?: string;
            };
            table?: {
                /** @enum {integer} */
                players?: 4;
                /** @description How often the deal has passed in this round so far. */
                dealsPassed?: number;
            };
            options?: components["schemas"]["Babcock1923Options"];
            prevailingWind?: components["schemas"]["Seat"];
        };
        /**
         * Babcock1923TallyOptions
         * @description Options of the rules; what is left out takes its default.
         */
        Babcock1923TallyOptions: {
            /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Default: 300. */
            limit?: number | null;
            /** @description The 10 points for no score other than Mah-Jongg stand even if the hand is doubled. Default: false. */
            noScoreDespiteDoubles?: boolean;
            /** @description The Hand from Earth is worth at least half the limit. false: exactly half the limit. Default: true. */
            earthIsFloor?: boolean;
            /** @description Rounds of a game; in a round the deal passes once per player. Default: 1. */
            rounds?: number;
            /** @description The game is over as soon as a player has this many points; null: no target. Default: null. */
            targetScore?: number | null;
            /** @description Scoring sticks that each player starts with, as number by value, e.g. {"500": 2, "100": 9, "10": 8, "2": 10}: the payments of each hand are given in sticks, with the change. Default: null. */
            sticks?: {
                [key: string]: number;
            } | null;
        };
        /**
         * Babcock1923TallyRequest
         * @description The hands of a session.
         */
        Babcock1923TallyRequest: {
            /**
             * @description Names in seat order from the first East; a fifth name is the bettor.
             * @example [
             *       "Ana",
             *       "Ben",
             *       "Cy",
             *       "Dee"
             *     ]
             */
            players: string[];
            /** @description Points that each player starts with. */
            start?: number | {
                [key: string]: number;
            };
            /** @description The hands in order. */
            hands: (components["schemas"]["Babcock1923SettleRequest"] | {
                /** @description What each player gained or lost; who is left out, nothing. */
                net: {
                    [key: string]: number;
                };
                /** @description The name of the winner, or null. */
                winner: string | null;
            })[];
            options?: components["schemas"]["Babcock1923TallyOptions"];
        };
        /**
         * Babcock1923WallRequest
         * @description A full wall in `tiles`, or the tiles of a position by where they lie.
         */
        Babcock1923WallRequest: {
            tiles?: components["schemas"]["TilesInput"];
            /** @description Standing tiles by seat. */
            hands?: {
                E?: components["schemas"]["TilesInput"];
                S?: components["schemas"]["TilesInput"];
                W?: components["schemas"]["TilesInput"];
                N?: components["schemas"]["TilesInput"];
            };
            /** @description Sets laid down, by seat. */
            melds?: {
                E?: (components["schemas"]["MeldInput"] | string[])[];
                S?: (components["schemas"]["MeldInput"] | string[])[];
                W?: (components["schemas"]["MeldInput"] | string[])[];
                N?: (components["schemas"]["MeldInput"] | string[])[];
            };
            /** @description Bonus tiles laid out, by seat. */
            bonus?: {
                E?: components["schemas"]["TilesInput"];
                S?: components["schemas"]["TilesInput"];
                W?: components["schemas"]["TilesInput"];
                N?: components["schemas"]["TilesInput"];
            };
            discards?: components["schemas"]["TilesInput"];
            wall?: components["schemas"]["TilesInput"];
            /**
             * @description `holding`: one player has drawn or claimed and not yet discarded.
             * @enum {string}
             */
            phase?: "between-turns" | "holding";
            table?: components["schemas"]["Babcock1923TableInput"];
            options?: components["schemas"]["Babcock1923Options"];
        };
        /**
         * Babcock1923DealOptions
         * @description Options of the rules; what is left out takes its default.
         */
        Babcock1923DealOptions: {
            /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Default: 300. */
            limit?: number | null;
            /** @description The 10 points for no score other than Mah-Jongg stand even if the hand is doubled. Default: false. */
            noScoreDespiteDoubles?: boolean;
            /** @description The Hand from Earth is worth at least half the limit. false: exactly half the limit. Default: true. */
            earthIsFloor?: boolean;
            /** @description Show who becomes East: the highest throw of two dice, ties throw again, from the seed. Default: false. */
            seating?: boolean;
        };
        /**
         * Babcock1923DealRequest
         * @description A wall, or the seed that shuffles it; the dice, or the seed that throws them. `tiles[0]` is the upper tile of East's stack 1, `tiles[1]` the one under it, then stack 2; after East's wall those of the players on the left.
         */
        Babcock1923DealRequest: {
            tiles?: components["schemas"]["TilesInput"];
            /** @description Shuffles the wall, and throws the dice. */
            seed?: string;
            /**
             * @description The throws that open the wall, in order.
             * @example [
             *       [
             *         5,
             *         6
             *       ],
             *       [
             *         3,
             *         5
             *       ]
             *     ]
             */
            dice?: number[][];
            table?: components["schemas"]["Babcock1923TableInput"];
            options?: components["schemas"]["Babcock1923DealOptions"];
        };
        /**
         * ChineseOptions
         * @description Options of the rules; what is left out takes its default.
         */
        ChineseOptions: {
            /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Tournaments play 1000. Default: 2000. */
            limit?: number | null;
            /**
             * @description Share of a special hand that a loser scores who lacked one tile of it: over 2, 5 or 10. Default: "2/5".
             * @example 2/5
             */
            callingShare?: string;
            /** @description Flowers and seasons are played with: 144 tiles. Default: false. */
            flowers?: boolean;
            /**
             * @description Doubles for a hand of one suit without honours. Default: 3.
             * @enum {unknown}
             */
            pureSuitDoubles?: 0 | 1 | 3;
        };
        /**
         * ChineseWinInput
         * @description How the hand went out.
         */
        ChineseWinInput: {
            /**
             * @description The winning tile; none with `deal`.
             * @example 2D
             */
            tile?: string;
            /**
             * @description Where the winning tile came from.
             * @example wall
             * @enum {string}
             */
            by: "wall" | "loose" | "discard" | "robbed-kong" | "deal";
            /** @description What else was true of the win. */
            facts?: ("last-tile" | "first-discard" | "original-call")[];
        };
        /**
         * ChineseTableInput
         * @description The table.
         */
        ChineseTableInput: {
            /**
             * @description Number of players.
             * @default 4
             * @enum {integer}
             */
            players?: 4 | 2 | 3;
        };
        /**
         * ChineseValidateRequest
         * @description A hand, and how it went out or stands.
         */
        ChineseValidateRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["ChineseWinInput"];
            table?: components["schemas"]["ChineseTableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["ChineseOptions"];
        };
        /**
         * ChineseDecomposeRequest
         * @description A hand, and how it went out or stands.
         */
        ChineseDecomposeRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["ChineseWinInput"];
            table?: components["schemas"]["ChineseTableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["ChineseOptions"];
        };
        /**
         * ChineseScoreRequest
         * @description A hand, and how it went out or stands.
         */
        ChineseScoreRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["ChineseWinInput"];
            table?: components["schemas"]["ChineseTableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["ChineseOptions"];
        };
        /**
         * ChineseClaimOptions
         * @description Options of the rules; what is left out takes its default.
         */
        ChineseClaimOptions: {
            /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Tournaments play 1000. Default: 2000. */
            limit?: number | null;
            /**
             * @description Share of a special hand that a loser scores who lacked one tile of it: over 2, 5 or 10. Default: "2/5".
             * @example 2/5
             */
            callingShare?: string;
            /** @description Flowers and seasons are played with: 144 tiles. Default: false. */
            flowers?: boolean;
            /**
             * @description Doubles for a hand of one suit without honours. Default: 3.
             * @enum {unknown}
             */
            pureSuitDoubles?: 0 | 1 | 3;
            /** @description Four of a kind may be laid down after the last live tile while the Kong Box has tiles. Default: true. */
            kongAfterLastTile?: boolean;
        };
        /**
         * ChineseClaimRequest
         * @description Claims on a discard, on a kong, or of the player on turn.
         */
        ChineseClaimRequest: {
            discard?: components["schemas"]["ClaimedDiscard"];
            kong?: components["schemas"]["DeclaredKong"];
            turn?: components["schemas"]["Turn"];
            /** @description Hands by seat. A hand makes the claims of its seat checkable, not only rankable. */
            hands?: {
                E?: components["schemas"]["HandInput"];
                S?: components["schemas"]["HandInput"];
                W?: components["schemas"]["HandInput"];
                N?: components["schemas"]["HandInput"];
            };
            /** @description The table at the moment of the claim. */
            table?: {
                /**
                 * @description Numbers of players: 4, 2, 3. The first is the default.
                 * @default 4
                 * @enum {integer}
                 */
                players?: 4 | 2 | 3;
                /** @description Tiles that can still be drawn; 0 after the last one. */
                liveTilesLeft?: number;
                /** @description Replacement tiles that can still be drawn. */
                looseTilesLeft?: number;
                /**
                 * @description What the next player has done since the discard.
                 * @default waiting
                 * @enum {string}
                 */
                nextPlayer?: "waiting" | "drawn" | "racked" | "discarded" | "declared" | "exchanging";
                /** @description Seats whose hands are dead. */
                dead?: components["schemas"]["Seat"][];
            };
            options?: components["schemas"]["ChineseClaimOptions"];
            prevailingWind?: components["schemas"]["Seat"];
            /** @description The claims, in any order. */
            claims: {
                seat: components["schemas"]["Seat"];
                /**
                 * @example pung
                 * @enum {string}
                 */
                kind: "mahjong" | "pung" | "kong" | "chow" | "pair" | "single";
                with?: components["schemas"]["TilesInput"];
                /**
                 * @description Tiles were laid down: the caller can no longer change their mind.
                 * @default false
                 */
                committed?: boolean;
                /** @description Facts of the win, for minimum doubles and score. */
                facts?: ("last-tile" | "first-discard" | "original-call")[];
            }[];
        } & (unknown | unknown | unknown);
        /**
         * ChineseClaimOptionsOptions
         * @description Options of the rules; what is left out takes its default.
         */
        ChineseClaimOptionsOptions: {
            /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Tournaments play 1000. Default: 2000. */
            limit?: number | null;
            /**
             * @description Share of a special hand that a loser scores who lacked one tile of it: over 2, 5 or 10. Default: "2/5".
             * @example 2/5
             */
            callingShare?: string;
            /** @description Flowers and seasons are played with: 144 tiles. Default: false. */
            flowers?: boolean;
            /**
             * @description Doubles for a hand of one suit without honours. Default: 3.
             * @enum {unknown}
             */
            pureSuitDoubles?: 0 | 1 | 3;
            /** @description Four of a kind may be laid down after the last live tile while the Kong Box has tiles. Default: true. */
            kongAfterLastTile?: boolean;
        };
        /**
         * ChineseClaimOptionsRequest
         * @description A discard, a kong or a turn, with the hands whose claims are wanted.
         */
        ChineseClaimOptionsRequest: {
            discard?: components["schemas"]["ClaimedDiscard"];
            kong?: components["schemas"]["DeclaredKong"];
            turn?: components["schemas"]["Turn"];
            /** @description Hands by seat. A hand makes the claims of its seat checkable, not only rankable. */
            hands?: {
                E?: components["schemas"]["HandInput"];
                S?: components["schemas"]["HandInput"];
                W?: components["schemas"]["HandInput"];
                N?: components["schemas"]["HandInput"];
            };
            /** @description The table at the moment of the claim. */
            table?: {
                /**
                 * @description Numbers of players: 4, 2, 3. The first is the default.
                 * @default 4
                 * @enum {integer}
                 */
                players?: 4 | 2 | 3;
                /** @description Tiles that can still be drawn; 0 after the last one. */
                liveTilesLeft?: number;
                /** @description Replacement tiles that can still be drawn. */
                looseTilesLeft?: number;
                /**
                 * @description What the next player has done since the discard.
                 * @default waiting
                 * @enum {string}
                 */
                nextPlayer?: "waiting" | "drawn" | "racked" | "discarded" | "declared" | "exchanging";
                /** @description Seats whose hands are dead. */
                dead?: components["schemas"]["Seat"][];
            };
            options?: components["schemas"]["ChineseClaimOptionsOptions"];
            prevailingWind?: components["schemas"]["Seat"];
        } & (unknown | unknown | unknown);
        /**
         * ChineseSettleRequest
         * @description The end of a hand: who won, and the scores or hands of the seats.
         */
        ChineseSettleRequest: {
            /** @description `null`: nobody went out. */
            winner: components["schemas"]["Seat"] | null;
            discarder?: components["schemas"]["Seat"];
            /** @description Scores or hands by seat. */
            seats?: {
                E?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["ChineseWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                };
                S?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["ChineseWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                };
                W?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["ChineseWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                };
                N?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["ChineseWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                };
            };
            penalties?: components["schemas"]["Penalty"][];
            /** @description What each player had before this hand. */
            before?: {
                E?: number;
                S?: number;
                W?: number;
                N?: number;
            };
            /** @description Names of the players, for `lines` and `summary`. */
            names?: {
                E?: string;
                S?: string;
                W?: string;
                N?: string;
            };
            table?: {
                /** @enum {integer} */
                players?: 4 | 2 | 3;
                /** @description How often the deal has passed in this round so far. */
                dealsPassed?: number;
            };
            options?: components["schemas"]["ChineseOptions"];
            prevailingWind?: components["schemas"]["Seat"];
        };
        /**
         * ChineseTallyOptions
         * @description Options of the rules; what is left out takes its default.
         */
        ChineseTallyOptions: {
            /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Tournaments play 1000. Default: 2000. */
            limit?: number | null;
            /**
             * @description Share of a special hand that a loser scores who lacked one tile of it: over 2, 5 or 10. Default: "2/5".
             * @example 2/5
             */
            callingShare?: string;
            /** @description Flowers and seasons are played with: 144 tiles. Default: false. */
            flowers?: boolean;
            /**
             * @description Doubles for a hand of one suit without honours. Default: 3.
             * @enum {unknown}
             */
            pureSuitDoubles?: 0 | 1 | 3;
            /** @description Rounds of a game; in a round the deal passes once per player. Three players: 3. Default: 4. */
            rounds?: number;
            /** @description The game is over as soon as a player has this many points; null: no target. Default: null. */
            targetScore?: number | null;
            /** @description Scoring sticks that each player starts with, as number by value, e.g. {"500": 2, "100": 9, "10": 8, "2": 10}: the payments of each hand are given in sticks, with the change. Default: null. */
            sticks?: {
                [key: string]: number;
            } | null;
        };
        /**
         * ChineseTallyRequest
         * @description The hands of a session.
         */
        ChineseTallyRequest: {
            /**
             * @description Names in seat order from the first East; a fifth name is the bettor.
             * @example [
             *       "Ana",
             *       "Ben",
             *       "Cy",
             *       "Dee"
             *     ]
             */
            players: string[];
            /** @description Points that each player starts with. */
            start?: number | {
                [key: string]: number;
            };
            /** @description The hands in order. */
            hands: (components["schemas"]["ChineseSettleRequest"] | {
                /** @description What each player gained or lost; who is left out, nothing. */
                net: {
                    [key: string]: number;
                };
                /** @description The name of the winner, or null. */
                winner: string | null;
            })[];
            options?: components["schemas"]["ChineseTallyOptions"];
        };
        /**
         * ChineseWallRequest
         * @description A full wall in `tiles`, or the tiles of a position by where they lie.
         */
        ChineseWallRequest: {
            tiles?: components["schemas"]["TilesInput"];
            /** @description Standing tiles by seat. */
            hands?: {
                E?: components["schemas"]["TilesInput"];
                S?: components["schemas"]["TilesInput"];
                W?: components["schemas"]["TilesInput"];
                N?: components["schemas"]["TilesInput"];
            };
            /** @description Sets laid down, by seat. */
            melds?: {
                E?: (components["schemas"]["MeldInput"] | string[])[];
                S?: (components["schemas"]["MeldInput"] | string[])[];
                W?: (components["schemas"]["MeldInput"] | string[])[];
                N?: (components["schemas"]["MeldInput"] | string[])[];
            };
            /** @description Bonus tiles laid out, by seat. */
            bonus?: {
                E?: components["schemas"]["TilesInput"];
                S?: components["schemas"]["TilesInput"];
                W?: components["schemas"]["TilesInput"];
                N?: components["schemas"]["TilesInput"];
            };
            discards?: components["schemas"]["TilesInput"];
            wall?: components["schemas"]["TilesInput"];
            /**
             * @description `holding`: one player has drawn or claimed and not yet discarded.
             * @enum {string}
             */
            phase?: "between-turns" | "holding";
            table?: components["schemas"]["ChineseTableInput"];
            options?: components["schemas"]["ChineseOptions"];
        };
        /**
         * ChineseDealOptions
         * @description Options of the rules; what is left out takes its default.
         */
        ChineseDealOptions: {
            /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Tournaments play 1000. Default: 2000. */
            limit?: number | null;
            /**
             * @description Share of a special hand that a loser scores who lacked one tile of it: over 2, 5 or 10. Default: "2/5".
             * @example 2/5
             */
            callingShare?: string;
            /** @description Flowers and seasons are played with: 144 tiles. Default: false. */
            flowers?: boolean;
            /**
             * @description Doubles for a hand of one suit without honours. Default: 3.
             * @enum {unknown}
             */
            pureSuitDoubles?: 0 | 1 | 3;
            /** @description Show who becomes East: the highest throw of two dice, ties throw again, from the seed. Default: false. */
            seating?: boolean;
        };
        /**
         * ChineseDealRequest
         * @description A wall, or the seed that shuffles it; the dice, or the seed that throws them. `tiles[0]` is the upper tile of East's stack 1, `tiles[1]` the one under it, then stack 2; after East's wall those of the players on the left.
         */
        ChineseDealRequest: {
            tiles?: components["schemas"]["TilesInput"];
            /** @description Shuffles the wall, and throws the dice. */
            seed?: string;
            /**
             * @description The throws that open the wall, in order.
             * @example [
             *       [
             *         5,
             *         6
             *       ],
             *       [
             *         3,
             *         5
             *       ]
             *     ]
             */
            dice?: number[][];
            table?: components["schemas"]["ChineseTableInput"];
            options?: components["schemas"]["ChineseDealOptions"];
        };
        /**
         * BritishOptions
         * @description Options of the rules; what is left out takes its default.
         */
        BritishOptions: {
            /**
             * @description Whose table: Masters Games, or the British Mah-Jong Association. It presets other options. Default: "masters".
             * @enum {string}
             */
            profile?: "masters" | "bmja";
            /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Tournaments play 1000. Default: 2000. */
            limit?: number | null;
            /**
             * @description Share of a special hand that a loser scores who lacked one tile of it: over 2, 5 or 10. Default: "2/5".
             * @example 2/5
             */
            callingShare?: string;
            /** @description Flowers and seasons are played with: 144 tiles. Default: true. */
            flowers?: boolean;
            /** @description Points for filling the only possible place to win; the option profile "bmja" presets it to 0. Default: 2. */
            onlyPlacePoints?: number;
            /**
             * @description Whether the double for a concealed hand asks for a suit tile and an honour. Default: "suits-and-honours".
             * @enum {string}
             */
            concealedHand?: "suits-and-honours" | "any";
            /** @description An original call doubles once whoever made it, and once more if that player wins; the option profile "bmja" presets it. Default: false. */
            originalCallAnyPlayer?: boolean;
            /**
             * @description What a loser’s undeclared four counts as: a concealed three or a concealed four; the option profile "bmja" presets it to "kong". Default: "pung".
             * @enum {string}
             */
            undeclaredFour?: "pung" | "kong";
            /** @description The couples of Knitting may each be of any two suits. Default: false. */
            knittingAnySuits?: boolean;
        };
        /**
         * BritishWinInput
         * @description How the hand went out.
         */
        BritishWinInput: {
            /**
             * @description The winning tile; none with `deal`.
             * @example 2D
             */
            tile?: string;
            /**
             * @description Where the winning tile came from.
             * @example wall
             * @enum {string}
             */
            by: "wall" | "loose" | "discard" | "robbed-kong" | "deal";
            /** @description What else was true of the win. */
            facts?: ("last-tile" | "last-discard" | "first-discard" | "original-call" | "kong-on-kong")[];
        };
        /**
         * BritishTableInput
         * @description The table.
         */
        BritishTableInput: {
            /**
             * @description Number of players.
             * @default 4
             * @enum {integer}
             */
            players?: 4 | 2 | 3;
        };
        /**
         * BritishValidateRequest
         * @description A hand, and how it went out or stands.
         */
        BritishValidateRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["BritishWinInput"];
            /** @description Facts about a hand that did not go out. */
            facts?: "original-call"[];
            table?: components["schemas"]["BritishTableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["BritishOptions"];
        };
        /**
         * BritishDecomposeRequest
         * @description A hand, and how it went out or stands.
         */
        BritishDecomposeRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["BritishWinInput"];
            /** @description Facts about a hand that did not go out. */
            facts?: "original-call"[];
            table?: components["schemas"]["BritishTableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["BritishOptions"];
        };
        /**
         * BritishScoreRequest
         * @description A hand, and how it went out or stands.
         */
        BritishScoreRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["BritishWinInput"];
            /** @description Facts about a hand that did not go out. */
            facts?: "original-call"[];
            table?: components["schemas"]["BritishTableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["BritishOptions"];
        };
        /**
         * BritishClaimOptions
         * @description Options of the rules; what is left out takes its default.
         */
        BritishClaimOptions: {
            /**
             * @description Whose table: Masters Games, or the British Mah-Jong Association. It presets other options. Default: "masters".
             * @enum {string}
             */
            profile?: "masters" | "bmja";
            /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Tournaments play 1000. Default: 2000. */
            limit?: number | null;
            /**
             * @description Share of a special hand that a loser scores who lacked one tile of it: over 2, 5 or 10. Default: "2/5".
             * @example 2/5
             */
            callingShare?: string;
            /** @description Flowers and seasons are played with: 144 tiles. Default: true. */
            flowers?: boolean;
            /** @description Points for filling the only possible place to win; the option profile "bmja" presets it to 0. Default: 2. */
            onlyPlacePoints?: number;
            /**
             * @description Whether the double for a concealed hand asks for a suit tile and an honour. Default: "suits-and-honours".
             * @enum {string}
             */
            concealedHand?: "suits-and-honours" | "any";
            /** @description An original call doubles once whoever made it, and once more if that player wins; the option profile "bmja" presets it. Default: false. */
            originalCallAnyPlayer?: boolean;
            /**
             * @description What a loser’s undeclared four counts as: a concealed three or a concealed four; the option profile "bmja" presets it to "kong". Default: "pung".
             * @enum {string}
             */
            undeclaredFour?: "pung" | "kong";
            /** @description The couples of Knitting may each be of any two suits. Default: false. */
            knittingAnySuits?: boolean;
            /** @description Four of a kind may be laid down after the last live tile while the Kong Box has tiles. Default: true. */
            kongAfterLastTile?: boolean;
        };
        /**
         * BritishClaimRequest
         * @description Claims on a discard, on a kong, or of the player on turn.
         */
        BritishClaimRequest: {
            discard?: components["schemas"]["ClaimedDiscard"];
            kong?: components["schemas"]["DeclaredKong"];
            turn?: components["schemas"]["Turn"];
            /** @description Hands by seat. A hand makes the claims of its seat checkable, not only rankable. */
            hands?: {
                E?: components["schemas"]["HandInput"];
                S?: components["schemas"]["HandInput"];
                W?: components["schemas"]["HandInput"];
                N?: components["schemas"]["HandInput"];
            };
            /** @description The table at the moment of the claim. */
            table?: {
                /**
                 * @description Numbers of players: 4, 2, 3. The first is the default.
                 * @default 4
                 * @enum {integer}
                 */
                players?: 4 | 2 | 3;
                /** @description Tiles that can still be drawn; 0 after the last one. */
                liveTilesLeft?: number;
                /** @description Replacement tiles that can still be drawn. */
                looseTilesLeft?: number;
                /**
                 * @description What the next player has done since the discard.
                 * @default waiting
                 * @enum {string}
                 */
                nextPlayer?: "waiting" | "drawn" | "racked" | "discarded" | "declared" | "exchanging";
                /** @description Seats whose hands are dead. */
                dead?: components["schemas"]["Seat"][];
            };
            options?: components["schemas"]["BritishClaimOptions"];
            prevailingWind?: components["schemas"]["Seat"];
            /** @description The claims, in any order. */
            claims: {
                seat: components["schemas"]["Seat"];
                /**
                 * @example pung
                 * @enum {string}
                 */
                kind: "mahjong" | "pung" | "kong" | "chow" | "pair" | "single";
                with?: components["schemas"]["TilesInput"];
                /**
                 * @description Tiles were laid down: the caller can no longer change their mind.
                 * @default false
                 */
                committed?: boolean;
                /** @description Facts of the win, for minimum doubles and score. */
                facts?: ("last-tile" | "last-discard" | "first-discard" | "original-call" | "kong-on-kong")[];
            }[];
        } & (unknown | unknown | unknown);
        /**
         * BritishClaimOptionsOptions
         * @description Options of the rules; what is left out takes its default.
         */
        BritishClaimOptionsOptions: {
            /**
             * @description Whose table: Masters Games, or the British Mah-Jong Association. It presets other options. Default: "masters".
             * @enum {string}
             */
            profile?: "masters" | "bmja";
            /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Tournaments play 1000. Default: 2000. */
            limit?: number | null;
            /**
             * @description Share of a special hand that a loser scores who lacked one tile of it: over 2, 5 or 10. Default: "2/5".
             * @example 2/5
             */
            callingShare?: string;
            /** @description Flowers and seasons are played with: 144 tiles. Default: true. */
            flowers?: boolean;
            /** @description Points for filling the only possible place to win; the option profile "bmja" presets it to 0. Default: 2. */
            onlyPlacePoints?: number;
            /**
             * @description Whether the double for a concealed hand asks for a suit tile and an honour. Default: "suits-and-honours".
             * @enum {string}
             */
            concealedHand?: "suits-and-honours" | "any";
            /** @description An original call doubles once whoever made it, and once more if that player wins; the option profile "bmja" presets it. Default: false. */
            originalCallAnyPlayer?: boolean;
            /**
             * @description What a loser’s undeclared four counts as: a concealed three or a concealed four; the option profile "bmja" presets it to "kong". Default: "pung".
             * @enum {string}
             */
            undeclaredFour?: "pung" | "kong";
            /** @description The couples of Knitting may each be of any two suits. Default: false. */
            knittingAnySuits?: boolean;
            /** @description Four of a kind may be laid down after the last live tile while the Kong Box has tiles. Default: true. */
            kongAfterLastTile?: boolean;
        };
        /**
         * BritishClaimOptionsRequest
         * @description A discard, a kong or a turn, with the hands whose claims are wanted.
         */
        BritishClaimOptionsRequest: {
            discard?: components["schemas"]["ClaimedDiscard"];
            kong?: components["schemas"]["DeclaredKong"];
            turn?: components["schemas"]["Turn"];
            /** @description Hands by seat. A hand makes the claims of its seat checkable, not only rankable. */
            hands?: {
                E?: components["schemas"]["HandInput"];
                S?: components["schemas"]["HandInput"];
                W?: components["schemas"]["HandInput"];
                N?: components["schemas"]["HandInput"];
            };
            /** @description The table at the moment of the claim. */
            table?: {
                /**
                 * @description Numbers of players: 4, 2, 3. The first is the default.
                 * @default 4
                 * @enum {integer}
                 */
                players?: 4 | 2 | 3;
                /** @description Tiles that can still be drawn; 0 after the last one. */
                liveTilesLeft?: number;
                /** @description Replacement tiles that can still be drawn. */
                looseTilesLeft?: number;
                /**
                 * @description What the next player has done since the discard.
                 * @default waiting
                 * @enum {string}
                 */
                nextPlayer?: "waiting" | "drawn" | "racked" | "discarded" | "declared" | "exchanging";
                /** @description Seats whose hands are dead. */
                dead?: components["schemas"]["Seat"][];
            };
            options?: components["schemas"]["BritishClaimOptionsOptions"];
            prevailingWind?: components["schemas"]["Seat"];
        } & (unknown | unknown | unknown);
        /**
         * BritishSettleRequest
         * @description The end of a hand: who won, and the scores or hands of the seats.
         */
        BritishSettleRequest: {
            /** @description `null`: nobody went out. */
            winner: components["schemas"]["Seat"] | null;
            discarder?: components["schemas"]["Seat"];
            /** @description Scores or hands by seat. */
            seats?: {
                E?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["BritishWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Facts about a hand that did not go out. */
                    facts?: "original-call"[];
                };
                S?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["BritishWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Facts about a hand that did not go out. */
                    facts?: "original-call"[];
                };
                W?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["BritishWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Facts about a hand that did not go out. */
                    facts?: "original-call"[];
                };
                N?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["BritishWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Facts about a hand that did not go out. */
                    facts?: "original-call"[];
                };
            };
            penalties?: components["schemas"]["Penalty"][];
            /** @description What each player had before this hand. */
            before?: {
                E?: number;
                S?: number;
                W?: number;
                N?: number;
            };
            /** @description Names of the players, for `lines` and `summary`. */
            names?: {
                E?: string;
                S?: string;
                W?: string;
                N?: string;
            };
            table?: {
                /** @enum {integer} */
                players?: 4 | 2 | 3;
                /** @description How often the deal has passed in this round so far. */
                dealsPassed?: number;
            };
            options?: components["schemas"]["BritishOptions"];
            prevailingWind?: components["schemas"]["Seat"];
        };
        /**
         * BritishTallyOptions
         * @description Options of the rules; what is left out takes its default.
         */
        BritishTallyOptions: {
            /**
             * @description Whose table: Masters Games, or the British Mah-Jong Association. It presets other options. Default: "masters".
             * @enum {string}
             */
            profile?: "masters" | "bmja";
            /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Tournaments play 1000. Default: 2000. */
            limit?: number | null;
            /**
             * @description Share of a special hand that a loser scores who lacked one tile of it: over 2, 5 or 10. Default: "2/5".
             * @example 2/5
             */
            callingShare?: string;
            /** @description Flowers and seasons are played with: 144 tiles. Default: true. */
            flowers?: boolean;
            /** @description Points for filling the only possible place to win; the option profile "bmja" presets it to 0. Default: 2. */
            onlyPlacePoints?: number;
            /**
             * @description Whether the double for a concealed hand asks for a suit tile and an honour. Default: "suits-and-honours".
             * @enum {string}
             */
            concealedHand?: "suits-and-honours" | "any";
            /** @description An original call doubles once whoever made it, and once more if that player wins; the option profile "bmja" presets it. Default: false. */
            originalCallAnyPlayer?: boolean;
            /**
             * @description What a loser’s undeclared four counts as: a concealed three or a concealed four; the option profile "bmja" presets it to "kong". Default: "pung".
             * @enum {string}
             */
            undeclaredFour?: "pung" | "kong";
            /** @description The couples of Knitting may each be of any two suits. Default: false. */
            knittingAnySuits?: boolean;
            /** @description Rounds of a game; in a round the deal passes once per player. Three players: 3. Default: 4. */
            rounds?: number;
            /** @description The game is over as soon as a player has this many points; null: no target. Default: null. */
            targetScore?: number | null;
            /** @description Scoring sticks that each player starts with, as number by value, e.g. {"500": 2, "100": 9, "10": 8, "2": 10}: the payments of each hand are given in sticks, with the change. Default: null. */
            sticks?: {
                [key: string]: number;
            } | null;
        };
        /**
         * BritishTallyRequest
         * @description The hands of a session.
         */
        BritishTallyRequest: {
            /**
             * @description Names in seat order from the first East; a fifth name is the bettor.
             * @example [
             *       "Ana",
             *       "Ben",
             *       "Cy",
             *       "Dee"
             *     ]
             */
            players: string[];
            /** @description Points that each player starts with. */
            start?: number | {
                [key: string]: number;
            };
            /** @description The hands in order. */
            hands: (components["schemas"]["BritishSettleRequest"] | {
                /** @description What each player gained or lost; who is left out, nothing. */
                net: {
                    [key: string]: number;
                };
                /** @description The name of the winner, or null. */
                winner: string | null;
            })[];
            options?: components["schemas"]["BritishTallyOptions"];
        };
        /**
         * BritishWallRequest
         * @description A full wall in `tiles`, or the tiles of a position by where they lie.
         */
        BritishWallRequest: {
            tiles?: components["schemas"]["TilesInput"];
            /** @description Standing tiles by seat. */
            hands?: {
                E?: components["schemas"]["TilesInput"];
                S?: components["schemas"]["TilesInput"];
                W?: components["schemas"]["TilesInput"];
                N?: components["schemas"]["TilesInput"];
            };
            /** @description Sets laid down, by seat. */
            melds?: {
                E?: (components["schemas"]["MeldInput"] | string[])[];
                S?: (components["schemas"]["MeldInput"] | string[])[];
                W?: (components["schemas"]["MeldInput"] | string[])[];
                N?: (components["schemas"]["MeldInput"] | string[])[];
            };
            /** @description Bonus tiles laid out, by seat. */
            bonus?: {
                E?: components["schemas"]["TilesInput"];
                S?: components["schemas"]["TilesInput"];
                W?: components["schemas"]["TilesInput"];
                N?: components["schemas"]["TilesInput"];
            };
            discards?: components["schemas"]["TilesInput"];
            wall?: components["schemas"]["TilesInput"];
            /**
             * @description `holding`: one player has drawn or claimed and not yet discarded.
             * @enum {string}
             */
            phase?: "between-turns" | "holding";
            table?: components["schemas"]["BritishTableInput"];
            options?: components["schemas"]["BritishOptions"];
        };
        /**
         * BritishDealOptions
         * @description Options of the rules; what is left out takes its default.
         */
        BritishDealOptions: {
            /**
             * @description Whose table: Masters Games, or the British Mah-Jong Association. It presets other options. Default: "masters".
             * @enum {string}
             */
            profile?: "masters" | "bmja";
            /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Tournaments play 1000. Default: 2000. */
            limit?: number | null;
            /**
             * @description Share of a special hand that a loser scores who lacked one tile of it: over 2, 5 or 10. Default: "2/5".
             * @example 2/5
             */
            callingShare?: string;
            /** @description Flowers and seasons are played with: 144 tiles. Default: true. */
            flowers?: boolean;
            /** @description Points for filling the only possible place to win; the option profile "bmja" presets it to 0. Default: 2. */
            onlyPlacePoints?: number;
            /**
             * @description Whether the double for a concealed hand asks for a suit tile and an honour. Default: "suits-and-honours".
             * @enum {string}
             */
            concealedHand?: "suits-and-honours" | "any";
            /** @description An original call doubles once whoever made it, and once more if that player wins; the option profile "bmja" presets it. Default: false. */
            originalCallAnyPlayer?: boolean;
            /**
             * @description What a loser’s undeclared four counts as: a concealed three or a concealed four; the option profile "bmja" presets it to "kong". Default: "pung".
             * @enum {string}
             */
            undeclaredFour?: "pung" | "kong";
            /** @description The couples of Knitting may each be of any two suits. Default: false. */
            knittingAnySuits?: boolean;
            /** @description Show who becomes East: the highest throw of two dice, ties throw again, from the seed. Default: false. */
            seating?: boolean;
        };
        /**
         * BritishDealRequest
         * @description A wall, or the seed that shuffles it; the dice, or the seed that throws them. `tiles[0]` is the upper tile of East's stack 1, `tiles[1]` the one under it, then stack 2; after East's wall those of the players on the left.
         */
        BritishDealRequest: {
            tiles?: components["schemas"]["TilesInput"];
            /** @description Shuffles the wall, and throws the dice. */
            seed?: string;
            /**
             * @description The throws that open the wall, in order.
             * @example [
             *       [
             *         5,
             *         6
             *       ],
             *       [
             *         3,
             *         5
             *       ]
             *     ]
             */
            dice?: number[][];
            table?: components["schemas"]["BritishTableInput"];
            options?: components["schemas"]["BritishDealOptions"];
        };
        /**
         * AmericanLeagueOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanLeagueOptions: Record<string, never>;
        /**
         * AmericanLeagueWinInput
         * @description How the hand went out.
         */
        AmericanLeagueWinInput: {
            /**
             * @description The winning tile; none with `deal`.
             * @example 2D
             */
            tile?: string;
            /**
             * @description Where the winning tile came from.
             * @example wall
             * @enum {string}
             */
            by: "wall" | "discard" | "joker-exchange" | "deal";
            /** @description This variant has no facts. */
            facts?: string[];
            /** @description The player said aloud that the hand has no joker. Taken as true if absent. */
            jokerlessDeclared?: boolean;
        };
        /**
         * AmericanLeagueTableInput
         * @description The table.
         */
        AmericanLeagueTableInput: {
            /**
             * @description Number of players.
             * @default 4
             * @enum {integer}
             */
            players?: 4;
        };
        /**
         * AmericanLeagueValidateRequest
         * @description A hand, and how it went out or stands.
         */
        AmericanLeagueValidateRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["AmericanLeagueWinInput"];
            table?: components["schemas"]["AmericanLeagueTableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["AmericanLeagueOptions"];
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
            /** @description Id of the line that the player announced. */
            announced?: string;
            /** @description Sets exposed by the other players. */
            visibleMelds?: components["schemas"]["MeldInput"][];
            /** @description What happened at the table. */
            events?: components["schemas"]["TableEvent"][];
        };
        /**
         * AmericanLeagueDecomposeRequest
         * @description A hand, and how it went out or stands.
         */
        AmericanLeagueDecomposeRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["AmericanLeagueWinInput"];
            table?: components["schemas"]["AmericanLeagueTableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["AmericanLeagueOptions"];
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
            /** @description Id of the line that the player announced. */
            announced?: string;
            /** @description Sets exposed by the other players. */
            visibleMelds?: components["schemas"]["MeldInput"][];
        };
        /**
         * AmericanLeagueScoreRequest
         * @description A hand, and how it went out or stands.
         */
        AmericanLeagueScoreRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["AmericanLeagueWinInput"];
            table?: components["schemas"]["AmericanLeagueTableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["AmericanLeagueOptions"];
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
            /** @description Id of the line that the player announced. */
            announced?: string;
            /** @description Sets exposed by the other players. */
            visibleMelds?: components["schemas"]["MeldInput"][];
        };
        /**
         * AmericanLeagueCardRequest
         * @description A card to check; without one the card that the variant uses by default.
         */
        AmericanLeagueCardRequest: {
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
            options?: components["schemas"]["AmericanLeagueOptions"];
        };
        /**
         * AmericanLeagueClaimRequest
         * @description Claims on a discard, on a kong, or of the player on turn.
         */
        AmericanLeagueClaimRequest: {
            discard?: components["schemas"]["ClaimedDiscard"];
            kong?: components["schemas"]["DeclaredKong"];
            turn?: components["schemas"]["Turn"];
            /** @description Hands by seat. A hand makes the claims of its seat checkable, not only rankable. */
            hands?: {
                E?: components["schemas"]["HandInput"];
                S?: components["schemas"]["HandInput"];
                W?: components["schemas"]["HandInput"];
                N?: components["schemas"]["HandInput"];
            };
            /** @description The table at the moment of the claim. */
            table?: {
                /**
                 * @description Numbers of players: 4. The first is the default.
                 * @default 4
                 * @enum {integer}
                 */
                players?: 4;
                /** @description Tiles that can still be drawn; 0 after the last one. */
                liveTilesLeft?: number;
                /** @description Replacement tiles that can still be drawn. */
                looseTilesLeft?: number;
                /**
                 * @description What the next player has done since the discard.
                 * @default waiting
                 * @enum {string}
                 */
                nextPlayer?: "waiting" | "drawn" | "racked" | "discarded" | "declared" | "exchanging";
                /** @description Seats whose hands are dead. */
                dead?: components["schemas"]["Seat"][];
            };
            options?: components["schemas"]["AmericanLeagueOptions"];
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
            /** @description The claims, in any order. */
            claims: {
                seat: components["schemas"]["Seat"];
                /**
                 * @example pung
                 * @enum {string}
                 */
                kind: "mahjong" | "pung" | "kong" | "chow" | "pair" | "single" | "quint" | "sextet" | "joker-exchange";
                with?: components["schemas"]["TilesInput"];
                /**
                 * @description Tiles were laid down: the caller can no longer change their mind.
                 * @default false
                 */
                committed?: boolean;
                /** @description Id of the line that mahjong is claimed with. */
                line?: string;
                from?: components["schemas"]["Seat"];
            }[];
        } & (unknown | unknown | unknown);
        /**
         * AmericanLeagueClaimOptionsRequest
         * @description A discard, a kong or a turn, with the hands whose claims are wanted.
         */
        AmericanLeagueClaimOptionsRequest: {
            discard?: components["schemas"]["ClaimedDiscard"];
            kong?: components["schemas"]["DeclaredKong"];
            turn?: components["schemas"]["Turn"];
            /** @description Hands by seat. A hand makes the claims of its seat checkable, not only rankable. */
            hands?: {
                E?: components["schemas"]["HandInput"];
                S?: components["schemas"]["HandInput"];
                W?: components["schemas"]["HandInput"];
                N?: components["schemas"]["HandInput"];
            };
            /** @description The table at the moment of the claim. */
            table?: {
                /**
                 * @description Numbers of players: 4. The first is the default.
                 * @default 4
                 * @enum {integer}
                 */
                players?: 4;
                /** @description Tiles that can still be drawn; 0 after the last one. */
                liveTilesLeft?: number;
                /** @description Replacement tiles that can still be drawn. */
                looseTilesLeft?: number;
                /**
                 * @description What the next player has done since the discard.
                 * @default waiting
                 * @enum {string}
                 */
                nextPlayer?: "waiting" | "drawn" | "racked" | "discarded" | "declared" | "exchanging";
                /** @description Seats whose hands are dead. */
                dead?: components["schemas"]["Seat"][];
            };
            options?: components["schemas"]["AmericanLeagueOptions"];
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
        } & (unknown | unknown | unknown);
        /**
         * AmericanLeagueSettleOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanLeagueSettleOptions: {
            /** @description What a false accusation of a dead hand costs, from the accuser to the accused, where no amount is sent. Default: 50. */
            challengePenalty?: number;
            /** @description The most that one player can lose in a session, applied last; null: no such limit. Default: null. */
            pie?: number | null;
            /**
             * @description What a fifth player backs: a seat, and gains or pays what that seat does for the hand; or a wall game, and a right bet gets 25 from each. Default: "none".
             * @enum {string}
             */
            bettor?: "none" | "E" | "S" | "W" | "N" | "wall-game";
            /** @description Named multipliers of what is paid for the hand: hot and cold walls, exposed sets and the like. Default: null. */
            house?: {
                id: string;
                label: string;
                factor: number;
                /** @enum {string} */
                who: "thrower" | "all";
            }[] | null;
        };
        /**
         * AmericanLeagueSettleRequest
         * @description The end of a hand: who won, and the scores or hands of the seats.
         */
        AmericanLeagueSettleRequest: {
            /** @description `null`: nobody went out. */
            winner: components["schemas"]["Seat"] | null;
            discarder?: components["schemas"]["Seat"];
            /** @description Scores or hands by seat. */
            seats?: {
                E?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["AmericanLeagueWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Id of the line that was announced. */
                    announced?: string;
                };
                S?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["AmericanLeagueWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Id of the line that was announced. */
                    announced?: string;
                };
                W?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["AmericanLeagueWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Id of the line that was announced. */
                    announced?: string;
                };
                N?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["AmericanLeagueWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Id of the line that was announced. */
                    announced?: string;
                };
            };
            penalties?: components["schemas"]["Penalty"][];
            /** @description What each player had before this hand. */
            before?: {
                E?: number;
                S?: number;
                W?: number;
                N?: number;
            };
            /** @description Names of the players, for `lines` and `summary`. */
            names?: {
                E?: string;
                S?: string;
                W?: string;
                N?: string;
            };
            table?: {
                /** @enum {integer} */
                players?: 4;
                /** @description How often the deal has passed in this round so far. */
                dealsPassed?: number;
            };
            options?: components["schemas"]["AmericanLeagueSettleOptions"];
            /** @description What the winning hand was worth and how it went out, instead of the hand itself. */
            american?: {
                /** @description The printed value of the line. */
                value?: number;
                /**
                 * @example discard
                 * @enum {string}
                 */
                by: "wall" | "discard" | "joker-exchange" | "deal";
                /** @description The hand was jokerless and it counts. */
                jokerless?: boolean;
                /** @description The winning discard had been called by a wrong name. */
                misnamed?: boolean;
            };
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
        };
        /**
         * AmericanLeagueTallyOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanLeagueTallyOptions: {
            /** @description What a false accusation of a dead hand costs, from the accuser to the accused, where no amount is sent. Default: 50. */
            challengePenalty?: number;
            /** @description The most that one player can lose in a session, applied last; null: no such limit. Default: null. */
            pie?: number | null;
            /**
             * @description What a fifth player backs: a seat, and gains or pays what that seat does for the hand; or a wall game, and a right bet gets 25 from each. Default: "none".
             * @enum {string}
             */
            bettor?: "none" | "E" | "S" | "W" | "N" | "wall-game";
            /** @description Named multipliers of what is paid for the hand: hot and cold walls, exposed sets and the like. Default: null. */
            house?: {
                id: string;
                label: string;
                factor: number;
                /** @enum {string} */
                who: "thrower" | "all";
            }[] | null;
            /** @description Scoring sticks that each player starts with, as number by value, e.g. {"500": 2, "100": 9, "10": 8, "2": 10}: the payments of each hand are given in sticks, with the change. Default: null. */
            sticks?: {
                [key: string]: number;
            } | null;
        };
        /**
         * AmericanLeagueTallyRequest
         * @description The hands of a session.
         */
        AmericanLeagueTallyRequest: {
            /**
             * @description Names in seat order from the first East; a fifth name is the bettor.
             * @example [
             *       "Ana",
             *       "Ben",
             *       "Cy",
             *       "Dee"
             *     ]
             */
            players: string[];
            /** @description Points that each player starts with. */
            start?: number | {
                [key: string]: number;
            };
            /** @description The hands in order. */
            hands: (components["schemas"]["AmericanLeagueSettleRequest"] | {
                /** @description What each player gained or lost; who is left out, nothing. */
                net: {
                    [key: string]: number;
                };
                /** @description The name of the winner, or null. */
                winner: string | null;
            })[];
            options?: components["schemas"]["AmericanLeagueTallyOptions"];
        };
        /**
         * AmericanLeagueWallRequest
         * @description A full wall in `tiles`, or the tiles of a position by where they lie.
         */
        AmericanLeagueWallRequest: {
            tiles?: components["schemas"]["TilesInput"];
            /** @description Standing tiles by seat. */
            hands?: {
                E?: components["schemas"]["TilesInput"];
                S?: components["schemas"]["TilesInput"];
                W?: components["schemas"]["TilesInput"];
                N?: components["schemas"]["TilesInput"];
            };
            /** @description Sets laid down, by seat. */
            melds?: {
                E?: (components["schemas"]["MeldInput"] | string[])[];
                S?: (components["schemas"]["MeldInput"] | string[])[];
                W?: (components["schemas"]["MeldInput"] | string[])[];
                N?: (components["schemas"]["MeldInput"] | string[])[];
            };
            /** @description Bonus tiles laid out, by seat. */
            bonus?: {
                E?: components["schemas"]["TilesInput"];
                S?: components["schemas"]["TilesInput"];
                W?: components["schemas"]["TilesInput"];
                N?: components["schemas"]["TilesInput"];
            };
            discards?: components["schemas"]["TilesInput"];
            wall?: components["schemas"]["TilesInput"];
            /**
             * @description `holding`: one player has drawn or claimed and not yet discarded.
             * @enum {string}
             */
            phase?: "between-turns" | "holding";
            table?: components["schemas"]["AmericanLeagueTableInput"];
            options?: components["schemas"]["AmericanLeagueOptions"];
        };
        /**
         * AmericanLeagueDealOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanLeagueDealOptions: {
            /** @description Show who becomes East: the highest throw of two dice, ties throw again, from the seed. Default: false. */
            seating?: boolean;
        };
        /**
         * AmericanLeagueDealRequest
         * @description A wall, or the seed that shuffles it; the dice, or the seed that throws them. `tiles[0]` is the upper tile of East's stack 1, `tiles[1]` the one under it, then stack 2; after East's wall those of the players on the left.
         */
        AmericanLeagueDealRequest: {
            tiles?: components["schemas"]["TilesInput"];
            /** @description Shuffles the wall, and throws the dice. */
            seed?: string;
            /**
             * @description The throws that open the wall, in order.
             * @example [
             *       [
             *         5,
             *         6
             *       ],
             *       [
             *         3,
             *         5
             *       ]
             *     ]
             */
            dice?: number[][];
            table?: components["schemas"]["AmericanLeagueTableInput"];
            options?: components["schemas"]["AmericanLeagueDealOptions"];
        };
        /**
         * AmericanLeagueCharlestonRequest
         * @description One pass to judge, or the hands dealt and all passes so far.
         */
        AmericanLeagueCharlestonRequest: {
            pass?: components["schemas"]["CharlestonPass"];
            /** @description All passes so far, in fours, one per seat. */
            passes?: components["schemas"]["CharlestonPass"][];
            /** @description Hands before the pass, or before all passes. */
            hands?: {
                E?: components["schemas"]["TilesInput"];
                S?: components["schemas"]["TilesInput"];
                W?: components["schemas"]["TilesInput"];
                N?: components["schemas"]["TilesInput"];
            };
            /** @description Who stops the second Charleston. */
            stop?: components["schemas"]["Seat"][];
            /** @description Who wishes a second Charleston. */
            wish?: components["schemas"]["Seat"][];
            /** @description Courtesy pass: the smaller of the two numbers named. */
            agreed?: number;
            options?: components["schemas"]["AmericanLeagueOptions"];
        } & (unknown | unknown);
        /**
         * AmericanLeagueJokerExchangeRequest
         * @description A natural tile offered for a joker in an exposed set.
         */
        AmericanLeagueJokerExchangeRequest: {
            seat: components["schemas"]["Seat"];
            /** @description Whose turn it is, and how far it has gone. */
            turn: {
                seat: components["schemas"]["Seat"];
                /**
                 * @description `exposing`: a claimed set is being laid down. `exposed`: it lies complete.
                 * @enum {string}
                 */
                stage: "before-draw" | "drawn" | "exposing" | "exposed";
            };
            /**
             * @description The tile offered for the joker.
             * @example 8D
             */
            tile: string;
            hand: components["schemas"]["HandInput"];
            /** @description The exposed set that holds the joker. */
            set: {
                seat: components["schemas"]["Seat"];
                tiles: components["schemas"]["TilesInput"];
                /** @description Its jokers can no longer be exchanged. */
                dead?: boolean;
            };
            /** @description Others who call for the same joker out of turn. */
            wanted?: components["schemas"]["Seat"][];
            options?: components["schemas"]["AmericanLeagueOptions"];
        };
        /**
         * AmericanDeckBeginnerOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanDeckBeginnerOptions: Record<string, never>;
        /**
         * AmericanDeckBeginnerWinInput
         * @description How the hand went out.
         */
        AmericanDeckBeginnerWinInput: {
            /**
             * @description The winning tile; none with `deal`.
             * @example 2D
             */
            tile?: string;
            /**
             * @description Where the winning tile came from.
             * @example wall
             * @enum {string}
             */
            by: "wall" | "discard" | "joker-exchange" | "deal";
            /** @description This variant has no facts. */
            facts?: string[];
            /** @description The player said aloud that the hand has no joker. Taken as true if absent. */
            jokerlessDeclared?: boolean;
        };
        /**
         * AmericanDeckBeginnerTableInput
         * @description The table.
         */
        AmericanDeckBeginnerTableInput: {
            /**
             * @description Number of players.
             * @default 4
             * @enum {integer}
             */
            players?: 4;
        };
        /**
         * AmericanDeckBeginnerValidateRequest
         * @description A hand, and how it went out or stands.
         */
        AmericanDeckBeginnerValidateRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["AmericanDeckBeginnerWinInput"];
            table?: components["schemas"]["AmericanDeckBeginnerTableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["AmericanDeckBeginnerOptions"];
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
            /** @description Id of the line that the player announced. */
            announced?: string;
            /** @description Sets exposed by the other players. */
            visibleMelds?: components["schemas"]["MeldInput"][];
            /** @description What happened at the table. */
            events?: components["schemas"]["TableEvent"][];
        };
        /**
         * AmericanDeckBeginnerDecomposeRequest
         * @description A hand, and how it went out or stands.
         */
        AmericanDeckBeginnerDecomposeRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["AmericanDeckBeginnerWinInput"];
            table?: components["schemas"]["AmericanDeckBeginnerTableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["AmericanDeckBeginnerOptions"];
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
            /** @description Id of the line that the player announced. */
            announced?: string;
            /** @description Sets exposed by the other players. */
            visibleMelds?: components["schemas"]["MeldInput"][];
        };
        /**
         * AmericanDeckBeginnerScoreRequest
         * @description A hand, and how it went out or stands.
         */
        AmericanDeckBeginnerScoreRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["AmericanDeckBeginnerWinInput"];
            table?: components["schemas"]["AmericanDeckBeginnerTableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["AmericanDeckBeginnerOptions"];
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
            /** @description Id of the line that the player announced. */
            announced?: string;
            /** @description Sets exposed by the other players. */
            visibleMelds?: components["schemas"]["MeldInput"][];
        };
        /**
         * AmericanDeckBeginnerCardRequest
         * @description A card to check; without one the card that the variant uses by default.
         */
        AmericanDeckBeginnerCardRequest: {
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
            options?: components["schemas"]["AmericanDeckBeginnerOptions"];
        };
        /**
         * AmericanDeckBeginnerClaimOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanDeckBeginnerClaimOptions: {
            /** @description A joker in one of the own exposed sets may be exchanged too. Default: false. */
            ownExposure?: boolean;
        };
        /**
         * AmericanDeckBeginnerClaimRequest
         * @description Claims on a discard, on a kong, or of the player on turn.
         */
        AmericanDeckBeginnerClaimRequest: {
            discard?: components["schemas"]["ClaimedDiscard"];
            kong?: components["schemas"]["DeclaredKong"];
            turn?: components["schemas"]["Turn"];
            /** @description Hands by seat. A hand makes the claims of its seat checkable, not only rankable. */
            hands?: {
                E?: components["schemas"]["HandInput"];
                S?: components["schemas"]["HandInput"];
                W?: components["schemas"]["HandInput"];
                N?: components["schemas"]["HandInput"];
            };
            /** @description The table at the moment of the claim. */
            table?: {
                /**
                 * @description Numbers of players: 4. The first is the default.
                 * @default 4
                 * @enum {integer}
                 */
                players?: 4;
                /** @description Tiles that can still be drawn; 0 after the last one. */
                liveTilesLeft?: number;
                /** @description Replacement tiles that can still be drawn. */
                looseTilesLeft?: number;
                /**
                 * @description What the next player has done since the discard.
                 * @default waiting
                 * @enum {string}
                 */
                nextPlayer?: "waiting" | "drawn" | "racked" | "discarded" | "declared" | "exchanging";
                /** @description Seats whose hands are dead. */
                dead?: components["schemas"]["Seat"][];
            };
            options?: components["schemas"]["AmericanDeckBeginnerClaimOptions"];
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
            /** @description The claims, in any order. */
            claims: {
                seat: components["schemas"]["Seat"];
                /**
                 * @example pung
                 * @enum {string}
                 */
                kind: "mahjong" | "pung" | "kong" | "chow" | "pair" | "single" | "quint" | "sextet" | "joker-exchange";
                with?: components["schemas"]["TilesInput"];
                /**
                 * @description Tiles were laid down: the caller can no longer change their mind.
                 * @default false
                 */
                committed?: boolean;
                /** @description Id of the line that mahjong is claimed with. */
                line?: string;
                from?: components["schemas"]["Seat"];
            }[];
        } & (unknown | unknown | unknown);
        /**
         * AmericanDeckBeginnerClaimOptionsOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanDeckBeginnerClaimOptionsOptions: {
            /** @description A joker in one of the own exposed sets may be exchanged too. Default: false. */
            ownExposure?: boolean;
        };
        /**
         * AmericanDeckBeginnerClaimOptionsRequest
         * @description A discard, a kong or a turn, with the hands whose claims are wanted.
         */
        AmericanDeckBeginnerClaimOptionsRequest: {
            discard?: components["schemas"]["ClaimedDiscard"];
            kong?: components["schemas"]["DeclaredKong"];
            turn?: components["schemas"]["Turn"];
            /** @description Hands by seat. A hand makes the claims of its seat checkable, not only rankable. */
            hands?: {
                E?: components["schemas"]["HandInput"];
                S?: components["schemas"]["HandInput"];
                W?: components["schemas"]["HandInput"];
                N?: components["schemas"]["HandInput"];
            };
            /** @description The table at the moment of the claim. */
            table?: {
                /**
                 * @description Numbers of players: 4. The first is the default.
                 * @default 4
                 * @enum {integer}
                 */
                players?: 4;
                /** @description Tiles that can still be drawn; 0 after the last one. */
                liveTilesLeft?: number;
                /** @description Replacement tiles that can still be drawn. */
                looseTilesLeft?: number;
                /**
                 * @description What the next player has done since the discard.
                 * @default waiting
                 * @enum {string}
                 */
                nextPlayer?: "waiting" | "drawn" | "racked" | "discarded" | "declared" | "exchanging";
                /** @description Seats whose hands are dead. */
                dead?: components["schemas"]["Seat"][];
            };
            options?: components["schemas"]["AmericanDeckBeginnerClaimOptionsOptions"];
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
        } & (unknown | unknown | unknown);
        /**
         * AmericanDeckBeginnerSettleRequest
         * @description The end of a hand: who won, and the scores or hands of the seats.
         */
        AmericanDeckBeginnerSettleRequest: {
            /** @description `null`: nobody went out. */
            winner: components["schemas"]["Seat"] | null;
            discarder?: components["schemas"]["Seat"];
            /** @description Scores or hands by seat. */
            seats?: {
                E?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["AmericanDeckBeginnerWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Id of the line that was announced. */
                    announced?: string;
                };
                S?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["AmericanDeckBeginnerWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Id of the line that was announced. */
                    announced?: string;
                };
                W?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["AmericanDeckBeginnerWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Id of the line that was announced. */
                    announced?: string;
                };
                N?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["AmericanDeckBeginnerWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Id of the line that was announced. */
                    announced?: string;
                };
            };
            penalties?: components["schemas"]["Penalty"][];
            /** @description What each player had before this hand. */
            before?: {
                E?: number;
                S?: number;
                W?: number;
                N?: number;
            };
            /** @description Names of the players, for `lines` and `summary`. */
            names?: {
                E?: string;
                S?: string;
                W?: string;
                N?: string;
            };
            table?: {
                /** @enum {integer} */
                players?: 4;
                /** @description How often the deal has passed in this round so far. */
                dealsPassed?: number;
            };
            options?: components["schemas"]["AmericanDeckBeginnerOptions"];
            /** @description What the winning hand was worth and how it went out, instead of the hand itself. */
            american?: {
                /** @description The printed value of the line. */
                value?: number;
                /**
                 * @example discard
                 * @enum {string}
                 */
                by: "wall" | "discard" | "joker-exchange" | "deal";
                /** @description The hand was jokerless and it counts. */
                jokerless?: boolean;
                /** @description The winning discard had been called by a wrong name. */
                misnamed?: boolean;
            };
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
        };
        /**
         * AmericanDeckBeginnerTallyOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanDeckBeginnerTallyOptions: {
            /** @description Scoring sticks that each player starts with, as number by value, e.g. {"500": 2, "100": 9, "10": 8, "2": 10}: the payments of each hand are given in sticks, with the change. Default: null. */
            sticks?: {
                [key: string]: number;
            } | null;
        };
        /**
         * AmericanDeckBeginnerTallyRequest
         * @description The hands of a session.
         */
        AmericanDeckBeginnerTallyRequest: {
            /**
             * @description Names in seat order from the first East; a fifth name is the bettor.
             * @example [
             *       "Ana",
             *       "Ben",
             *       "Cy",
             *       "Dee"
             *     ]
             */
            players: string[];
            /** @description Points that each player starts with. */
            start?: number | {
                [key: string]: number;
            };
            /** @description The hands in order. */
            hands: (components["schemas"]["AmericanDeckBeginnerSettleRequest"] | {
                /** @description What each player gained or lost; who is left out, nothing. */
                net: {
                    [key: string]: number;
                };
                /** @description The name of the winner, or null. */
                winner: string | null;
            })[];
            options?: components["schemas"]["AmericanDeckBeginnerTallyOptions"];
        };
        /**
         * AmericanDeckBeginnerWallRequest
         * @description A full wall in `tiles`, or the tiles of a position by where they lie.
         */
        AmericanDeckBeginnerWallRequest: {
            tiles?: components["schemas"]["TilesInput"];
            /** @description Standing tiles by seat. */
            hands?: {
                E?: components["schemas"]["TilesInput"];
                S?: components["schemas"]["TilesInput"];
                W?: components["schemas"]["TilesInput"];
                N?: components["schemas"]["TilesInput"];
            };
            /** @description Sets laid down, by seat. */
            melds?: {
                E?: (components["schemas"]["MeldInput"] | string[])[];
                S?: (components["schemas"]["MeldInput"] | string[])[];
                W?: (components["schemas"]["MeldInput"] | string[])[];
                N?: (components["schemas"]["MeldInput"] | string[])[];
            };
            /** @description Bonus tiles laid out, by seat. */
            bonus?: {
                E?: components["schemas"]["TilesInput"];
                S?: components["schemas"]["TilesInput"];
                W?: components["schemas"]["TilesInput"];
                N?: components["schemas"]["TilesInput"];
            };
            discards?: components["schemas"]["TilesInput"];
            wall?: components["schemas"]["TilesInput"];
            /**
             * @description `holding`: one player has drawn or claimed and not yet discarded.
             * @enum {string}
             */
            phase?: "between-turns" | "holding";
            table?: components["schemas"]["AmericanDeckBeginnerTableInput"];
            options?: components["schemas"]["AmericanDeckBeginnerOptions"];
        };
        /**
         * AmericanDeckBeginnerDealOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanDeckBeginnerDealOptions: {
            /** @description Show who becomes East: the highest throw of two dice, ties throw again, from the seed. Default: false. */
            seating?: boolean;
        };
        /**
         * AmericanDeckBeginnerDealRequest
         * @description A wall, or the seed that shuffles it; the dice, or the seed that throws them. `tiles[0]` is the upper tile of East's stack 1, `tiles[1]` the one under it, then stack 2; after East's wall those of the players on the left.
         */
        AmericanDeckBeginnerDealRequest: {
            tiles?: components["schemas"]["TilesInput"];
            /** @description Shuffles the wall, and throws the dice. */
            seed?: string;
            /**
             * @description The throws that open the wall, in order.
             * @example [
             *       [
             *         5,
             *         6
             *       ],
             *       [
             *         3,
             *         5
             *       ]
             *     ]
             */
            dice?: number[][];
            table?: components["schemas"]["AmericanDeckBeginnerTableInput"];
            options?: components["schemas"]["AmericanDeckBeginnerDealOptions"];
        };
        /**
         * AmericanDeckBeginnerCharlestonOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanDeckBeginnerCharlestonOptions: {
            /** @description Play a second Charleston: left, across, right. Default: false. */
            secondCharleston?: boolean;
            /** @description Allow tiles just received to be passed on unseen, on the last pass of a Charleston. Default: false. */
            blindPass?: boolean;
            /** @description Play a courtesy pass between opposite players. Default: false. */
            courtesy?: boolean;
        };
        /**
         * AmericanDeckBeginnerCharlestonRequest
         * @description One pass to judge, or the hands dealt and all passes so far.
         */
        AmericanDeckBeginnerCharlestonRequest: {
            pass?: components["schemas"]["CharlestonPass"];
            /** @description All passes so far, in fours, one per seat. */
            passes?: components["schemas"]["CharlestonPass"][];
            /** @description Hands before the pass, or before all passes. */
            hands?: {
                E?: components["schemas"]["TilesInput"];
                S?: components["schemas"]["TilesInput"];
                W?: components["schemas"]["TilesInput"];
                N?: components["schemas"]["TilesInput"];
            };
            /** @description Who stops the second Charleston. */
            stop?: components["schemas"]["Seat"][];
            /** @description Who wishes a second Charleston. */
            wish?: components["schemas"]["Seat"][];
            /** @description Courtesy pass: the smaller of the two numbers named. */
            agreed?: number;
            options?: components["schemas"]["AmericanDeckBeginnerCharlestonOptions"];
        } & (unknown | unknown);
        /**
         * AmericanDeckBeginnerJokerExchangeOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanDeckBeginnerJokerExchangeOptions: {
            /** @description A joker in one of the own exposed sets may be exchanged too. Default: false. */
            ownExposure?: boolean;
        };
        /**
         * AmericanDeckBeginnerJokerExchangeRequest
         * @description A natural tile offered for a joker in an exposed set.
         */
        AmericanDeckBeginnerJokerExchangeRequest: {
            seat: components["schemas"]["Seat"];
            /** @description Whose turn it is, and how far it has gone. */
            turn: {
                seat: components["schemas"]["Seat"];
                /**
                 * @description `exposing`: a claimed set is being laid down. `exposed`: it lies complete.
                 * @enum {string}
                 */
                stage: "before-draw" | "drawn" | "exposing" | "exposed";
            };
            /**
             * @description The tile offered for the joker.
             * @example 8D
             */
            tile: string;
            hand: components["schemas"]["HandInput"];
            /** @description The exposed set that holds the joker. */
            set: {
                seat: components["schemas"]["Seat"];
                tiles: components["schemas"]["TilesInput"];
                /** @description Its jokers can no longer be exchanged. */
                dead?: boolean;
            };
            /** @description Others who call for the same joker out of turn. */
            wanted?: components["schemas"]["Seat"][];
            options?: components["schemas"]["AmericanDeckBeginnerJokerExchangeOptions"];
        };
        /**
         * AmericanDeckAdvancedOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanDeckAdvancedOptions: {
            /**
             * @description Like numbers: three kongs of any kinds, or kongs of one number in the three suits. Default: "any".
             * @enum {string}
             */
            likeNumbers?: "any" | "same-number";
            /**
             * @description Even pungs: any four different ones, or one each of 2, 4, 6 and 8; always in exactly two suits. Default: "any".
             * @enum {string}
             */
            evenPungs?: "any" | "2-4-6-8";
            /**
             * @description Run: sizes in any order, or 2 3 2 4 3 from the lowest number up, as in the example of the chart. Default: "any-order".
             * @enum {string}
             */
            run?: "any-order" | "printed-order";
            /** @description Even kongs: a pair of dragons must be those of the suit; flowers stay allowed. Default: false. */
            matchingDragon?: boolean;
            /**
             * @description Odd kongs: the pair is odd too, or any number of the suit. Default: "odd".
             * @enum {string}
             */
            oddPair?: "odd" | "any";
            /** @description Winds and dragons: one kind may come twice. Default: false. */
            repeatKinds?: boolean;
            /** @description 2011: the 2 is of the suit of the 1s. Default: false. */
            sameSuit2011?: boolean;
            /**
             * @description Quints: the two pairs are consecutive, or all four numbers are one gap-free block. Default: "pairs".
             * @enum {string}
             */
            quints?: "pairs" | "block";
            /** @description Pairs: no bonus for having no joker, 50 and drawn 100. Default: false. */
            pairsJokerlessExempt?: boolean;
        };
        /**
         * AmericanDeckAdvancedWinInput
         * @description How the hand went out.
         */
        AmericanDeckAdvancedWinInput: {
            /**
             * @description The winning tile; none with `deal`.
             * @example 2D
             */
            tile?: string;
            /**
             * @description Where the winning tile came from.
             * @example wall
             * @enum {string}
             */
            by: "wall" | "discard" | "joker-exchange" | "deal";
            /** @description This variant has no facts. */
            facts?: string[];
            /** @description The player said aloud that the hand has no joker. Taken as true if absent. */
            jokerlessDeclared?: boolean;
        };
        /**
         * AmericanDeckAdvancedTableInput
         * @description The table.
         */
        AmericanDeckAdvancedTableInput: {
            /**
             * @description Number of players.
             * @default 4
             * @enum {integer}
             */
            players?: 4;
        };
        /**
         * AmericanDeckAdvancedValidateRequest
         * @description A hand, and how it went out or stands.
         */
        AmericanDeckAdvancedValidateRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["AmericanDeckAdvancedWinInput"];
            table?: components["schemas"]["AmericanDeckAdvancedTableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["AmericanDeckAdvancedOptions"];
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
            /** @description Id of the line that the player announced. */
            announced?: string;
            /** @description Sets exposed by the other players. */
            visibleMelds?: components["schemas"]["MeldInput"][];
            /** @description What happened at the table. */
            events?: components["schemas"]["TableEvent"][];
        };
        /**
         * AmericanDeckAdvancedDecomposeRequest
         * @description A hand, and how it went out or stands.
         */
        AmericanDeckAdvancedDecomposeRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["AmericanDeckAdvancedWinInput"];
            table?: components["schemas"]["AmericanDeckAdvancedTableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["AmericanDeckAdvancedOptions"];
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
            /** @description Id of the line that the player announced. */
            announced?: string;
            /** @description Sets exposed by the other players. */
            visibleMelds?: components["schemas"]["MeldInput"][];
        };
        /**
         * AmericanDeckAdvancedScoreRequest
         * @description A hand, and how it went out or stands.
         */
        AmericanDeckAdvancedScoreRequest: {
            hand: components["schemas"]["HandInput"];
            seat?: components["schemas"]["Seat"];
            prevailingWind?: components["schemas"]["Seat"];
            win?: components["schemas"]["AmericanDeckAdvancedWinInput"];
            table?: components["schemas"]["AmericanDeckAdvancedTableInput"];
            visible?: components["schemas"]["TilesInput"];
            /** @description The hand was declared dead. */
            dead?: boolean;
            options?: components["schemas"]["AmericanDeckAdvancedOptions"];
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
            /** @description Id of the line that the player announced. */
            announced?: string;
            /** @description Sets exposed by the other players. */
            visibleMelds?: components["schemas"]["MeldInput"][];
        };
        /**
         * AmericanDeckAdvancedCardRequest
         * @description A card to check; without one the card that the variant uses by default.
         */
        AmericanDeckAdvancedCardRequest: {
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
            options?: components["schemas"]["AmericanDeckAdvancedOptions"];
        };
        /**
         * AmericanDeckAdvancedClaimOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanDeckAdvancedClaimOptions: {
            /**
             * @description Like numbers: three kongs of any kinds, or kongs of one number in the three suits. Default: "any".
             * @enum {string}
             */
            likeNumbers?: "any" | "same-number";
            /**
             * @description Even pungs: any four different ones, or one each of 2, 4, 6 and 8; always in exactly two suits. Default: "any".
             * @enum {string}
             */
            evenPungs?: "any" | "2-4-6-8";
            /**
             * @description Run: sizes in any order, or 2 3 2 4 3 from the lowest number up, as in the example of the chart. Default: "any-order".
             * @enum {string}
             */
            run?: "any-order" | "printed-order";
            /** @description Even kongs: a pair of dragons must be those of the suit; flowers stay allowed. Default: false. */
            matchingDragon?: boolean;
            /**
             * @description Odd kongs: the pair is odd too, or any number of the suit. Default: "odd".
             * @enum {string}
             */
            oddPair?: "odd" | "any";
            /** @description Winds and dragons: one kind may come twice. Default: false. */
            repeatKinds?: boolean;
            /** @description 2011: the 2 is of the suit of the 1s. Default: false. */
            sameSuit2011?: boolean;
            /**
             * @description Quints: the two pairs are consecutive, or all four numbers are one gap-free block. Default: "pairs".
             * @enum {string}
             */
            quints?: "pairs" | "block";
            /** @description Pairs: no bonus for having no joker, 50 and drawn 100. Default: false. */
            pairsJokerlessExempt?: boolean;
            /** @description A joker in one of the own exposed sets may be exchanged too. Default: false. */
            ownExposure?: boolean;
        };
        /**
         * AmericanDeckAdvancedClaimRequest
         * @description Claims on a discard, on a kong, or of the player on turn.
         */
        AmericanDeckAdvancedClaimRequest: {
            discard?: components["schemas"]["ClaimedDiscard"];
            kong?: components["schemas"]["DeclaredKong"];
            turn?: components["schemas"]["Turn"];
            /** @description Hands by seat. A hand makes the claims of its seat checkable, not only rankable. */
            hands?: {
                E?: components["schemas"]["HandInput"];
                S?: components["schemas"]["HandInput"];
                W?: components["schemas"]["HandInput"];
                N?: components["schemas"]["HandInput"];
            };
            /** @description The table at the moment of the claim. */
            table?: {
                /**
                 * @description Numbers of players: 4. The first is the default.
                 * @default 4
                 * @enum {integer}
                 */
                players?: 4;
                /** @description Tiles that can still be drawn; 0 after the last one. */
                liveTilesLeft?: number;
                /** @description Replacement tiles that can still be drawn. */
                looseTilesLeft?: number;
                /**
                 * @description What the next player has done since the discard.
                 * @default waiting
                 * @enum {string}
                 */
                nextPlayer?: "waiting" | "drawn" | "racked" | "discarded" | "declared" | "exchanging";
                /** @description Seats whose hands are dead. */
                dead?: components["schemas"]["Seat"][];
            };
            options?: components["schemas"]["AmericanDeckAdvancedClaimOptions"];
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
            /** @description The claims, in any order. */
            claims: {
                seat: components["schemas"]["Seat"];
                /**
                 * @example pung
                 * @enum {string}
                 */
                kind: "mahjong" | "pung" | "kong" | "chow" | "pair" | "single" | "quint" | "sextet" | "joker-exchange";
                with?: components["schemas"]["TilesInput"];
                /**
                 * @description Tiles were laid down: the caller can no longer change their mind.
                 * @default false
                 */
                committed?: boolean;
                /** @description Id of the line that mahjong is claimed with. */
                line?: string;
                from?: components["schemas"]["Seat"];
            }[];
        } & (unknown | unknown | unknown);
        /**
         * AmericanDeckAdvancedClaimOptionsOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanDeckAdvancedClaimOptionsOptions: {
            /**
             * @description Like numbers: three kongs of any kinds, or kongs of one number in the three suits. Default: "any".
             * @enum {string}
             */
            likeNumbers?: "any" | "same-number";
            /**
             * @description Even pungs: any four different ones, or one each of 2, 4, 6 and 8; always in exactly two suits. Default: "any".
             * @enum {string}
             */
            evenPungs?: "any" | "2-4-6-8";
            /**
             * @description Run: sizes in any order, or 2 3 2 4 3 from the lowest number up, as in the example of the chart. Default: "any-order".
             * @enum {string}
             */
            run?: "any-order" | "printed-order";
            /** @description Even kongs: a pair of dragons must be those of the suit; flowers stay allowed. Default: false. */
            matchingDragon?: boolean;
            /**
             * @description Odd kongs: the pair is odd too, or any number of the suit. Default: "odd".
             * @enum {string}
             */
            oddPair?: "odd" | "any";
            /** @description Winds and dragons: one kind may come twice. Default: false. */
            repeatKinds?: boolean;
            /** @description 2011: the 2 is of the suit of the 1s. Default: false. */
            sameSuit2011?: boolean;
            /**
             * @description Quints: the two pairs are consecutive, or all four numbers are one gap-free block. Default: "pairs".
             * @enum {string}
             */
            quints?: "pairs" | "block";
            /** @description Pairs: no bonus for having no joker, 50 and drawn 100. Default: false. */
            pairsJokerlessExempt?: boolean;
            /** @description A joker in one of the own exposed sets may be exchanged too. Default: false. */
            ownExposure?: boolean;
        };
        /**
         * AmericanDeckAdvancedClaimOptionsRequest
         * @description A discard, a kong or a turn, with the hands whose claims are wanted.
         */
        AmericanDeckAdvancedClaimOptionsRequest: {
            discard?: components["schemas"]["ClaimedDiscard"];
            kong?: components["schemas"]["DeclaredKong"];
            turn?: components["schemas"]["Turn"];
            /** @description Hands by seat. A hand makes the claims of its seat checkable, not only rankable. */
            hands?: {
                E?: components["schemas"]["HandInput"];
                S?: components["schemas"]["HandInput"];
                W?: components["schemas"]["HandInput"];
                N?: components["schemas"]["HandInput"];
            };
            /** @description The table at the moment of the claim. */
            table?: {
                /**
                 * @description Numbers of players: 4. The first is the default.
                 * @default 4
                 * @enum {integer}
                 */
                players?: 4;
                /** @description Tiles that can still be drawn; 0 after the last one. */
                liveTilesLeft?: number;
                /** @description Replacement tiles that can still be drawn. */
                looseTilesLeft?: number;
                /**
                 * @description What the next player has done since the discard.
                 * @default waiting
                 * @enum {string}
                 */
                nextPlayer?: "waiting" | "drawn" | "racked" | "discarded" | "declared" | "exchanging";
                /** @description Seats whose hands are dead. */
                dead?: components["schemas"]["Seat"][];
            };
            options?: components["schemas"]["AmericanDeckAdvancedClaimOptionsOptions"];
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
        } & (unknown | unknown | unknown);
        /**
         * AmericanDeckAdvancedSettleRequest
         * @description The end of a hand: who won, and the scores or hands of the seats.
         */
        AmericanDeckAdvancedSettleRequest: {
            /** @description `null`: nobody went out. */
            winner: components["schemas"]["Seat"] | null;
            discarder?: components["schemas"]["Seat"];
            /** @description Scores or hands by seat. */
            seats?: {
                E?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["AmericanDeckAdvancedWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Id of the line that was announced. */
                    announced?: string;
                };
                S?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["AmericanDeckAdvancedWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Id of the line that was announced. */
                    announced?: string;
                };
                W?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["AmericanDeckAdvancedWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Id of the line that was announced. */
                    announced?: string;
                };
                N?: {
                    /** @description A plain score, taken as it is, never capped. */
                    score?: number;
                    hand?: components["schemas"]["HandInput"];
                    win?: components["schemas"]["AmericanDeckAdvancedWinInput"];
                    /** @description A dead hand settles with 0. */
                    dead?: boolean;
                    /** @description Id of the line that was announced. */
                    announced?: string;
                };
            };
            penalties?: components["schemas"]["Penalty"][];
            /** @description What each player had before this hand. */
            before?: {
                E?: number;
                S?: number;
                W?: number;
                N?: number;
            };
            /** @description Names of the players, for `lines` and `summary`. */
            names?: {
                E?: string;
                S?: string;
                W?: string;
                N?: string;
            };
            table?: {
                /** @enum {integer} */
                players?: 4;
                /** @description How often the deal has passed in this round so far. */
                dealsPassed?: number;
            };
            options?: components["schemas"]["AmericanDeckAdvancedOptions"];
            /** @description What the winning hand was worth and how it went out, instead of the hand itself. */
            american?: {
                /** @description The printed value of the line. */
                value?: number;
                /**
                 * @example discard
                 * @enum {string}
                 */
                by: "wall" | "discard" | "joker-exchange" | "deal";
                /** @description The hand was jokerless and it counts. */
                jokerless?: boolean;
                /** @description The winning discard had been called by a wrong name. */
                misnamed?: boolean;
            };
            card?: components["schemas"]["CardInput"];
            params?: components["schemas"]["CardParams"];
        };
        /**
         * AmericanDeckAdvancedTallyOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanDeckAdvancedTallyOptions: {
            /**
             * @description Like numbers: three kongs of any kinds, or kongs of one number in the three suits. Default: "any".
             * @enum {string}
             */
            likeNumbers?: "any" | "same-number";
            /**
             * @description Even pungs: any four different ones, or one each of 2, 4, 6 and 8; always in exactly two suits. Default: "any".
             * @enum {string}
             */
            evenPungs?: "any" | "2-4-6-8";
            /**
             * @description Run: sizes in any order, or 2 3 2 4 3 from the lowest number up, as in the example of the chart. Default: "any-order".
             * @enum {string}
             */
            run?: "any-order" | "printed-order";
            /** @description Even kongs: a pair of dragons must be those of the suit; flowers stay allowed. Default: false. */
            matchingDragon?: boolean;
            /**
             * @description Odd kongs: the pair is odd too, or any number of the suit. Default: "odd".
             * @enum {string}
             */
            oddPair?: "odd" | "any";
            /** @description Winds and dragons: one kind may come twice. Default: false. */
            repeatKinds?: boolean;
            /** @description 2011: the 2 is of the suit of the 1s. Default: false. */
            sameSuit2011?: boolean;
            /**
             * @description Quints: the two pairs are consecutive, or all four numbers are one gap-free block. Default: "pairs".
             * @enum {string}
             */
            quints?: "pairs" | "block";
            /** @description Pairs: no bonus for having no joker, 50 and drawn 100. Default: false. */
            pairsJokerlessExempt?: boolean;
            /** @description Scoring sticks that each player starts with, as number by value, e.g. {"500": 2, "100": 9, "10": 8, "2": 10}: the payments of each hand are given in sticks, with the change. Default: null. */
            sticks?: {
                [key: string]: number;
            } | null;
        };
        /**
         * AmericanDeckAdvancedTallyRequest
         * @description The hands of a session.
         */
        AmericanDeckAdvancedTallyRequest: {
            /**
             * @description Names in seat order from the first East; a fifth name is the bettor.
             * @example [
             *       "Ana",
             *       "Ben",
             *       "Cy",
             *       "Dee"
             *     ]
             */
            players: string[];
            /** @description Points that each player starts with. */
            start?: number | {
                [key: string]: number;
            };
            /** @description The hands in order. */
            hands: (components["schemas"]["AmericanDeckAdvancedSettleRequest"] | {
                /** @description What each player gained or lost; who is left out, nothing. */
                net: {
                    [key: string]: number;
                };
                /** @description The name of the winner, or null. */
                winner: string | null;
            })[];
            options?: components["schemas"]["AmericanDeckAdvancedTallyOptions"];
        };
        /**
         * AmericanDeckAdvancedWallRequest
         * @description A full wall in `tiles`, or the tiles of a position by where they lie.
         */
        AmericanDeckAdvancedWallRequest: {
            tiles?: components["schemas"]["TilesInput"];
            /** @description Standing tiles by seat. */
            hands?: {
                E?: components["schemas"]["TilesInput"];
                S?: components["schemas"]["TilesInput"];
                W?: components["schemas"]["TilesInput"];
                N?: components["schemas"]["TilesInput"];
            };
            /** @description Sets laid down, by seat. */
            melds?: {
                E?: (components["schemas"]["MeldInput"] | string[])[];
                S?: (components["schemas"]["MeldInput"] | string[])[];
                W?: (components["schemas"]["MeldInput"] | string[])[];
                N?: (components["schemas"]["MeldInput"] | string[])[];
            };
            /** @description Bonus tiles laid out, by seat. */
            bonus?: {
                E?: components["schemas"]["TilesInput"];
                S?: components["schemas"]["TilesInput"];
                W?: components["schemas"]["TilesInput"];
                N?: components["schemas"]["TilesInput"];
            };
            discards?: components["schemas"]["TilesInput"];
            wall?: components["schemas"]["TilesInput"];
            /**
             * @description `holding`: one player has drawn or claimed and not yet discarded.
             * @enum {string}
             */
            phase?: "between-turns" | "holding";
            table?: components["schemas"]["AmericanDeckAdvancedTableInput"];
            options?: components["schemas"]["AmericanDeckAdvancedOptions"];
        };
        /**
         * AmericanDeckAdvancedDealOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanDeckAdvancedDealOptions: {
            /**
             * @description Like numbers: three kongs of any kinds, or kongs of one number in the three suits. Default: "any".
             * @enum {string}
             */
            likeNumbers?: "any" | "same-number";
            /**
             * @description Even pungs: any four different ones, or one each of 2, 4, 6 and 8; always in exactly two suits. Default: "any".
             * @enum {string}
             */
            evenPungs?: "any" | "2-4-6-8";
            /**
             * @description Run: sizes in any order, or 2 3 2 4 3 from the lowest number up, as in the example of the chart. Default: "any-order".
             * @enum {string}
             */
            run?: "any-order" | "printed-order";
            /** @description Even kongs: a pair of dragons must be those of the suit; flowers stay allowed. Default: false. */
            matchingDragon?: boolean;
            /**
             * @description Odd kongs: the pair is odd too, or any number of the suit. Default: "odd".
             * @enum {string}
             */
            oddPair?: "odd" | "any";
            /** @description Winds and dragons: one kind may come twice. Default: false. */
            repeatKinds?: boolean;
            /** @description 2011: the 2 is of the suit of the 1s. Default: false. */
            sameSuit2011?: boolean;
            /**
             * @description Quints: the two pairs are consecutive, or all four numbers are one gap-free block. Default: "pairs".
             * @enum {string}
             */
            quints?: "pairs" | "block";
            /** @description Pairs: no bonus for having no joker, 50 and drawn 100. Default: false. */
            pairsJokerlessExempt?: boolean;
            /** @description Show who becomes East: the highest throw of two dice, ties throw again, from the seed. Default: false. */
            seating?: boolean;
        };
        /**
         * AmericanDeckAdvancedDealRequest
         * @description A wall, or the seed that shuffles it; the dice, or the seed that throws them. `tiles[0]` is the upper tile of East's stack 1, `tiles[1]` the one under it, then stack 2; after East's wall those of the players on the left.
         */
        AmericanDeckAdvancedDealRequest: {
            tiles?: components["schemas"]["TilesInput"];
            /** @description Shuffles the wall, and throws the dice. */
            seed?: string;
            /**
             * @description The throws that open the wall, in order.
             * @example [
             *       [
             *         5,
             *         6
             *       ],
             *       [
             *         3,
             *         5
             *       ]
             *     ]
             */
            dice?: number[][];
            table?: components["schemas"]["AmericanDeckAdvancedTableInput"];
            options?: components["schemas"]["AmericanDeckAdvancedDealOptions"];
        };
        /**
         * AmericanDeckAdvancedCharlestonRequest
         * @description One pass to judge, or the hands dealt and all passes so far.
         */
        AmericanDeckAdvancedCharlestonRequest: {
            pass?: components["schemas"]["CharlestonPass"];
            /** @description All passes so far, in fours, one per seat. */
            passes?: components["schemas"]["CharlestonPass"][];
            /** @description Hands before the pass, or before all passes. */
            hands?: {
                E?: components["schemas"]["TilesInput"];
                S?: components["schemas"]["TilesInput"];
                W?: components["schemas"]["TilesInput"];
                N?: components["schemas"]["TilesInput"];
            };
            /** @description Who stops the second Charleston. */
            stop?: components["schemas"]["Seat"][];
            /** @description Who wishes a second Charleston. */
            wish?: components["schemas"]["Seat"][];
            /** @description Courtesy pass: the smaller of the two numbers named. */
            agreed?: number;
            options?: components["schemas"]["AmericanDeckAdvancedOptions"];
        } & (unknown | unknown);
        /**
         * AmericanDeckAdvancedJokerExchangeOptions
         * @description Options of the rules; what is left out takes its default.
         */
        AmericanDeckAdvancedJokerExchangeOptions: {
            /**
             * @description Like numbers: three kongs of any kinds, or kongs of one number in the three suits. Default: "any".
             * @enum {string}
             */
            likeNumbers?: "any" | "same-number";
            /**
             * @description Even pungs: any four different ones, or one each of 2, 4, 6 and 8; always in exactly two suits. Default: "any".
             * @enum {string}
             */
            evenPungs?: "any" | "2-4-6-8";
            /**
             * @description Run: sizes in any order, or 2 3 2 4 3 from the lowest number up, as in the example of the chart. Default: "any-order".
             * @enum {string}
             */
            run?: "any-order" | "printed-order";
            /** @description Even kongs: a pair of dragons must be those of the suit; flowers stay allowed. Default: false. */
            matchingDragon?: boolean;
            /**
             * @description Odd kongs: the pair is odd too, or any number of the suit. Default: "odd".
             * @enum {string}
             */
            oddPair?: "odd" | "any";
            /** @description Winds and dragons: one kind may come twice. Default: false. */
            repeatKinds?: boolean;
            /** @description 2011: the 2 is of the suit of the 1s. Default: false. */
            sameSuit2011?: boolean;
            /**
             * @description Quints: the two pairs are consecutive, or all four numbers are one gap-free block. Default: "pairs".
             * @enum {string}
             */
            quints?: "pairs" | "block";
            /** @description Pairs: no bonus for having no joker, 50 and drawn 100. Default: false. */
            pairsJokerlessExempt?: boolean;
            /** @description A joker in one of the own exposed sets may be exchanged too. Default: false. */
            ownExposure?: boolean;
        };
        /**
         * AmericanDeckAdvancedJokerExchangeRequest
         * @description A natural tile offered for a joker in an exposed set.
         */
        AmericanDeckAdvancedJokerExchangeRequest: {
            seat: components["schemas"]["Seat"];
            /** @description Whose turn it is, and how far it has gone. */
            turn: {
                seat: components["schemas"]["Seat"];
                /**
                 * @description `exposing`: a claimed set is being laid down. `exposed`: it lies complete.
                 * @enum {string}
                 */
                stage: "before-draw" | "drawn" | "exposing" | "exposed";
            };
            /**
             * @description The tile offered for the joker.
             * @example 8D
             */
            tile: string;
            hand: components["schemas"]["HandInput"];
            /** @description The exposed set that holds the joker. */
            set: {
                seat: components["schemas"]["Seat"];
                tiles: components["schemas"]["TilesInput"];
                /** @description Its jokers can no longer be exchanged. */
                dead?: boolean;
            };
            /** @description Others who call for the same joker out of turn. */
            wanted?: components["schemas"]["Seat"][];
            options?: components["schemas"]["AmericanDeckAdvancedJokerExchangeOptions"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listVariants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantList"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TilesAnswer"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    parseTiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParseRequest"];
            };
        };
        responses: {
            /** @description The tiles as read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParseAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    babcock1923Sheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleSheetAnswer"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chineseSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleSheetAnswer"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    britishSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleSheetAnswer"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanLeagueSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleSheetAnswer"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckBeginnerSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleSheetAnswer"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckAdvancedSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleSheetAnswer"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    babcock1923Validate: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Babcock1923ValidateRequest"];
            };
        };
        responses: {
            /** @description Checks a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    babcock1923DecomposeByUrl: {
        parameters: {
            query: {
                /**
                 * @description The standing tiles, in any notation; `+` is a blank.
                 * @example 333444555B 77C
                 */
                hand: string;
                /**
                 * @description Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`.
                 * @example 888C
                 */
                melds?: string;
                /** @description Bonus tiles, laid out. */
                bonus?: string;
                seat?: components["schemas"]["Seat"];
                prevailingWind?: components["schemas"]["Seat"];
                /**
                 * @description The winning tile.
                 * @example 5B
                 */
                win?: string;
                /**
                 * @description Where the winning tile came from.
                 * @example discard
                 */
                by?: "wall" | "loose" | "discard" | "robbed-kong" | "deal";
                /** @description Facts of the win, separated by commas: last-tile, first-discard. */
                facts?: string;
                /** @description Players at the table. */
                players?: number;
                /** @description Tiles seen outside this hand. */
                visible?: string;
                /** @description The hand was declared dead. */
                dead?: boolean;
                /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. */
                "opt.limit"?: string;
                /** @description The 10 points for no score other than Mah-Jongg stand even if the hand is doubled. */
                "opt.noScoreDespiteDoubles"?: boolean;
                /** @description The Hand from Earth is worth at least half the limit. false: exactly half the limit. */
                "opt.earthIsFloor"?: boolean;
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecomposeAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The URL, or a part of it, is too long. Use the POST form. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    babcock1923Decompose: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Babcock1923DecomposeRequest"];
            };
        };
        responses: {
            /** @description Reads a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecomposeAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    babcock1923ScoreByUrl: {
        parameters: {
            query: {
                /**
                 * @description The standing tiles, in any notation; `+` is a blank.
                 * @example EEE 345B GG PP
                 */
                hand: string;
                /**
                 * @description Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`.
                 * @example 8888D
                 */
                melds?: string;
                /** @description Bonus tiles, laid out. */
                bonus?: string;
                /** @example E */
                seat?: components["schemas"]["Seat"];
                prevailingWind?: components["schemas"]["Seat"];
                /**
                 * @description The winning tile.
                 * @example G
                 */
                win?: string;
                /**
                 * @description Where the winning tile came from.
                 * @example discard
                 */
                by?: "wall" | "loose" | "discard" | "robbed-kong" | "deal";
                /** @description Facts of the win, separated by commas: last-tile, first-discard. */
                facts?: string;
                /** @description Players at the table. */
                players?: number;
                /** @description Tiles seen outside this hand. */
                visible?: string;
                /** @description The hand was declared dead. */
                dead?: boolean;
                /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. */
                "opt.limit"?: string;
                /** @description The 10 points for no score other than Mah-Jongg stand even if the hand is doubled. */
                "opt.noScoreDespiteDoubles"?: boolean;
                /** @description The Hand from Earth is worth at least half the limit. false: exactly half the limit. */
                "opt.earthIsFloor"?: boolean;
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
                /** @description How many other readings to list. */
                alternatives?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scores a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The URL, or a part of it, is too long. Use the POST form. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    babcock1923Score: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
                /** @description How many other readings to list. */
                alternatives?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Babcock1923ScoreRequest"];
            };
        };
        responses: {
            /** @description Scores a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    babcock1923Claim: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Babcock1923ClaimRequest"];
            };
        };
        responses: {
            /** @description Rules on claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    babcock1923ClaimOptions: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Babcock1923ClaimOptionsRequest"];
            };
        };
        responses: {
            /** @description Lists the legal claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimOptionsAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    babcock1923Settle: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Babcock1923SettleRequest"];
            };
        };
        responses: {
            /** @description Settles a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    babcock1923Tally: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Babcock1923TallyRequest"];
            };
        };
        responses: {
            /** @description Keeps the score sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TallyAnswer"];
                    "text/markdown": string;
                    "text/csv": string;
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The answer has several forms, and none of those accepted. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    babcock1923Wall: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Babcock1923WallRequest"];
            };
        };
        responses: {
            /** @description Checks a wall or a position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WallAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    babcock1923Deal: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Babcock1923DealRequest"];
            };
        };
        responses: {
            /** @description Deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chineseValidate: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChineseValidateRequest"];
            };
        };
        responses: {
            /** @description Checks a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chineseDecomposeByUrl: {
        parameters: {
            query: {
                /**
                 * @description The standing tiles, in any notation; `+` is a blank.
                 * @example 19B 19C 19D E S W N R G P
                 */
                hand: string;
                /** @description Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`. */
                melds?: string;
                /** @description Bonus tiles, laid out. */
                bonus?: string;
                /** @example S */
                seat?: components["schemas"]["Seat"];
                /** @example E */
                prevailingWind?: components["schemas"]["Seat"];
                /** @description The winning tile. */
                win?: string;
                /** @description Where the winning tile came from. */
                by?: "wall" | "loose" | "discard" | "robbed-kong" | "deal";
                /** @description Facts of the win, separated by commas: last-tile, first-discard, original-call. */
                facts?: string;
                /** @description Players at the table. */
                players?: number;
                /** @description Tiles seen outside this hand. */
                visible?: string;
                /** @description The hand was declared dead. */
                dead?: boolean;
                /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Tournaments play 1000. */
                "opt.limit"?: string;
                /** @description Share of a special hand that a loser scores who lacked one tile of it: over 2, 5 or 10. */
                "opt.callingShare"?: string;
                /** @description Flowers and seasons are played with: 144 tiles. */
                "opt.flowers"?: boolean;
                /** @description Doubles for a hand of one suit without honours. */
                "opt.pureSuitDoubles"?: string;
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecomposeAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The URL, or a part of it, is too long. Use the POST form. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chineseDecompose: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChineseDecomposeRequest"];
            };
        };
        responses: {
            /** @description Reads a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecomposeAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chineseScoreByUrl: {
        parameters: {
            query: {
                /**
                 * @description The standing tiles, in any notation; `+` is a blank.
                 * @example RRR 34D 99D
                 */
                hand: string;
                /**
                 * @description Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`.
                 * @example EEE,555D
                 */
                melds?: string;
                /** @description Bonus tiles, laid out. */
                bonus?: string;
                /** @example E */
                seat?: components["schemas"]["Seat"];
                /** @example E */
                prevailingWind?: components["schemas"]["Seat"];
                /**
                 * @description The winning tile.
                 * @example 2D
                 */
                win?: string;
                /**
                 * @description Where the winning tile came from.
                 * @example discard
                 */
                by?: "wall" | "loose" | "discard" | "robbed-kong" | "deal";
                /** @description Facts of the win, separated by commas: last-tile, first-discard, original-call. */
                facts?: string;
                /** @description Players at the table. */
                players?: number;
                /** @description Tiles seen outside this hand. */
                visible?: string;
                /** @description The hand was declared dead. */
                dead?: boolean;
                /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Tournaments play 1000. */
                "opt.limit"?: string;
                /** @description Share of a special hand that a loser scores who lacked one tile of it: over 2, 5 or 10. */
                "opt.callingShare"?: string;
                /** @description Flowers and seasons are played with: 144 tiles. */
                "opt.flowers"?: boolean;
                /** @description Doubles for a hand of one suit without honours. */
                "opt.pureSuitDoubles"?: string;
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
                /** @description How many other readings to list. */
                alternatives?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scores a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The URL, or a part of it, is too long. Use the POST form. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chineseScore: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
                /** @description How many other readings to list. */
                alternatives?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChineseScoreRequest"];
            };
        };
        responses: {
            /** @description Scores a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chineseClaim: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChineseClaimRequest"];
            };
        };
        responses: {
            /** @description Rules on claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chineseClaimOptions: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChineseClaimOptionsRequest"];
            };
        };
        responses: {
            /** @description Lists the legal claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimOptionsAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chineseSettle: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChineseSettleRequest"];
            };
        };
        responses: {
            /** @description Settles a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chineseTally: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChineseTallyRequest"];
            };
        };
        responses: {
            /** @description Keeps the score sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TallyAnswer"];
                    "text/markdown": string;
                    "text/csv": string;
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The answer has several forms, and none of those accepted. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chineseWall: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChineseWallRequest"];
            };
        };
        responses: {
            /** @description Checks a wall or a position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WallAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chineseDeal: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChineseDealRequest"];
            };
        };
        responses: {
            /** @description Deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    britishValidate: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BritishValidateRequest"];
            };
        };
        responses: {
            /** @description Checks a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    britishDecomposeByUrl: {
        parameters: {
            query: {
                /**
                 * @description The standing tiles, in any notation; `+` is a blank.
                 * @example 1112345678999D
                 */
                hand: string;
                /** @description Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`. */
                melds?: string;
                /** @description Bonus tiles, laid out. */
                bonus?: string;
                /** @example S */
                seat?: components["schemas"]["Seat"];
                /** @example E */
                prevailingWind?: components["schemas"]["Seat"];
                /** @description The winning tile. */
                win?: string;
                /** @description Where the winning tile came from. */
                by?: "wall" | "loose" | "discard" | "robbed-kong" | "deal";
                /** @description Facts of the win, separated by commas: last-tile, last-discard, first-discard, original-call, kong-on-kong. */
                facts?: string;
                /** @description Players at the table. */
                players?: number;
                /** @description Tiles seen outside this hand. */
                visible?: string;
                /** @description The hand was declared dead. */
                dead?: boolean;
                /** @description Whose table: Masters Games, or the British Mah-Jong Association. It presets other options. */
                "opt.profile"?: "masters" | "bmja";
                /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Tournaments play 1000. */
                "opt.limit"?: string;
                /** @description Share of a special hand that a loser scores who lacked one tile of it: over 2, 5 or 10. */
                "opt.callingShare"?: string;
                /** @description Flowers and seasons are played with: 144 tiles. */
                "opt.flowers"?: boolean;
                /** @description Points for filling the only possible place to win; the option profile "bmja" presets it to 0. */
                "opt.onlyPlacePoints"?: number;
                /** @description Whether the double for a concealed hand asks for a suit tile and an honour. */
                "opt.concealedHand"?: "suits-and-honours" | "any";
                /** @description An original call doubles once whoever made it, and once more if that player wins; the option profile "bmja" presets it. */
                "opt.originalCallAnyPlayer"?: boolean;
                /** @description What a loser’s undeclared four counts as: a concealed three or a concealed four; the option profile "bmja" presets it to "kong". */
                "opt.undeclaredFour"?: "pung" | "kong";
                /** @description The couples of Knitting may each be of any two suits. */
                "opt.knittingAnySuits"?: boolean;
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecomposeAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The URL, or a part of it, is too long. Use the POST form. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    britishDecompose: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BritishDecomposeRequest"];
            };
        };
        responses: {
            /** @description Reads a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecomposeAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    britishScoreByUrl: {
        parameters: {
            query: {
                /**
                 * @description The standing tiles, in any notation; `+` is a blank.
                 * @example 666D 5D
                 */
                hand: string;
                /**
                 * @description Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`.
                 * @example 222D,444D,999D
                 */
                melds?: string;
                /** @description Bonus tiles, laid out. */
                bonus?: string;
                /** @example S */
                seat?: components["schemas"]["Seat"];
                /** @example E */
                prevailingWind?: components["schemas"]["Seat"];
                /**
                 * @description The winning tile.
                 * @example 5D
                 */
                win?: string;
                /**
                 * @description Where the winning tile came from.
                 * @example discard
                 */
                by?: "wall" | "loose" | "discard" | "robbed-kong" | "deal";
                /** @description Facts of the win, separated by commas: last-tile, last-discard, first-discard, original-call, kong-on-kong. */
                facts?: string;
                /** @description Players at the table. */
                players?: number;
                /** @description Tiles seen outside this hand. */
                visible?: string;
                /** @description The hand was declared dead. */
                dead?: boolean;
                /** @description Whose table: Masters Games, or the British Mah-Jong Association. It presets other options. */
                "opt.profile"?: "masters" | "bmja";
                /** @description Most that a hand can score: a positive multiple of 20, or null for no limit. Tournaments play 1000. */
                "opt.limit"?: string;
                /** @description Share of a special hand that a loser scores who lacked one tile of it: over 2, 5 or 10. */
                "opt.callingShare"?: string;
                /** @description Flowers and seasons are played with: 144 tiles. */
                "opt.flowers"?: boolean;
                /** @description Points for filling the only possible place to win; the option profile "bmja" presets it to 0. */
                "opt.onlyPlacePoints"?: number;
                /** @description Whether the double for a concealed hand asks for a suit tile and an honour. */
                "opt.concealedHand"?: "suits-and-honours" | "any";
                /** @description An original call doubles once whoever made it, and once more if that player wins; the option profile "bmja" presets it. */
                "opt.originalCallAnyPlayer"?: boolean;
                /** @description What a loser’s undeclared four counts as: a concealed three or a concealed four; the option profile "bmja" presets it to "kong". */
                "opt.undeclaredFour"?: "pung" | "kong";
                /** @description The couples of Knitting may each be of any two suits. */
                "opt.knittingAnySuits"?: boolean;
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
                /** @description How many other readings to list. */
                alternatives?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scores a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The URL, or a part of it, is too long. Use the POST form. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    britishScore: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
                /** @description How many other readings to list. */
                alternatives?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BritishScoreRequest"];
            };
        };
        responses: {
            /** @description Scores a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    britishClaim: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BritishClaimRequest"];
            };
        };
        responses: {
            /** @description Rules on claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    britishClaimOptions: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BritishClaimOptionsRequest"];
            };
        };
        responses: {
            /** @description Lists the legal claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimOptionsAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    britishSettle: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BritishSettleRequest"];
            };
        };
        responses: {
            /** @description Settles a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    britishTally: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BritishTallyRequest"];
            };
        };
        responses: {
            /** @description Keeps the score sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TallyAnswer"];
                    "text/markdown": string;
                    "text/csv": string;
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The answer has several forms, and none of those accepted. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    britishWall: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BritishWallRequest"];
            };
        };
        responses: {
            /** @description Checks a wall or a position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WallAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    britishDeal: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BritishDealRequest"];
            };
        };
        responses: {
            /** @description Deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanLeagueValidate: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanLeagueValidateRequest"];
            };
        };
        responses: {
            /** @description Checks a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmericanValidateAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanLeagueDecomposeByUrl: {
        parameters: {
            query: {
                /**
                 * @description The standing tiles, in any notation; `+` is a blank.
                 * @example 2222B 888C FFF J
                 */
                hand: string;
                /**
                 * @description Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`.
                 * @example PP J
                 */
                melds?: string;
                /** @description Sets exposed by the other players, separated by commas. */
                visibleMelds?: string;
                /**
                 * @description The id of a card.
                 * @example practice
                 */
                card?: string;
                /** @description The year of the card. */
                "param.year"?: number;
                /** @description The id of the line that was announced. */
                announced?: string;
                /** @description Whether “jokerless” was said aloud. */
                jokerlessDeclared?: boolean;
                seat?: components["schemas"]["Seat"];
                /** @description The winning tile. */
                win?: string;
                /** @description Where the winning tile came from. */
                by?: "wall" | "discard" | "joker-exchange" | "deal";
                /** @description Players at the table. */
                players?: number;
                /** @description Tiles seen outside this hand. */
                visible?: string;
                /** @description The hand was declared dead. */
                dead?: boolean;
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmericanDecomposeAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The URL, or a part of it, is too long. Use the POST form. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanLeagueDecompose: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanLeagueDecomposeRequest"];
            };
        };
        responses: {
            /** @description Reads a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmericanDecomposeAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanLeagueScoreByUrl: {
        parameters: {
            query: {
                /**
                 * @description The standing tiles, in any notation; `+` is a blank.
                 * @example 222B 888C FFF J
                 */
                hand: string;
                /**
                 * @description Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`.
                 * @example PP J
                 */
                melds?: string;
                /** @description Sets exposed by the other players, separated by commas. */
                visibleMelds?: string;
                /** @description The id of a card. */
                card?: string;
                /** @description The year of the card. */
                "param.year"?: number;
                /** @description The id of the line that was announced. */
                announced?: string;
                /** @description Whether “jokerless” was said aloud. */
                jokerlessDeclared?: boolean;
                /** @example N */
                seat?: components["schemas"]["Seat"];
                /**
                 * @description The winning tile.
                 * @example 8C
                 */
                win?: string;
                /**
                 * @description Where the winning tile came from.
                 * @example discard
                 */
                by?: "wall" | "discard" | "joker-exchange" | "deal";
                /** @description Players at the table. */
                players?: number;
                /** @description Tiles seen outside this hand. */
                visible?: string;
                /** @description The hand was declared dead. */
                dead?: boolean;
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
                /** @description How many other readings to list. */
                alternatives?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scores a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmericanScoreAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The URL, or a part of it, is too long. Use the POST form. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanLeagueScore: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
                /** @description How many other readings to list. */
                alternatives?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanLeagueScoreRequest"];
            };
        };
        responses: {
            /** @description Scores a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmericanScoreAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanLeagueCard: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanLeagueCardRequest"];
            };
        };
        responses: {
            /** @description Checks a card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanLeagueClaim: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanLeagueClaimRequest"];
            };
        };
        responses: {
            /** @description Rules on claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanLeagueClaimOptions: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanLeagueClaimOptionsRequest"];
            };
        };
        responses: {
            /** @description Lists the legal claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimOptionsAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanLeagueSettle: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanLeagueSettleRequest"];
            };
        };
        responses: {
            /** @description Settles a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanLeagueTally: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanLeagueTallyRequest"];
            };
        };
        responses: {
            /** @description Keeps the score sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TallyAnswer"];
                    "text/markdown": string;
                    "text/csv": string;
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The answer has several forms, and none of those accepted. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanLeagueWall: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanLeagueWallRequest"];
            };
        };
        responses: {
            /** @description Checks a wall or a position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WallAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanLeagueDeal: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanLeagueDealRequest"];
            };
        };
        responses: {
            /** @description Deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanLeagueCharleston: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanLeagueCharlestonRequest"];
            };
        };
        responses: {
            /** @description Judges the Charleston. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharlestonAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanLeagueJokerExchange: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanLeagueJokerExchangeRequest"];
            };
        };
        responses: {
            /** @description Judges a joker exchange. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JokerExchangeAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckBeginnerValidate: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckBeginnerValidateRequest"];
            };
        };
        responses: {
            /** @description Checks a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmericanValidateAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckBeginnerDecomposeByUrl: {
        parameters: {
            query: {
                /**
                 * @description The standing tiles, in any notation; `+` is a blank.
                 * @example 9999C GGG J 77D
                 */
                hand: string;
                /**
                 * @description Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`.
                 * @example 888D J
                 */
                melds?: string;
                /** @description Sets exposed by the other players, separated by commas. */
                visibleMelds?: string;
                /** @description The id of a card. */
                card?: string;
                /** @description The year of the card. */
                "param.year"?: number;
                /** @description The id of the line that was announced. */
                announced?: string;
                /** @description Whether “jokerless” was said aloud. */
                jokerlessDeclared?: boolean;
                seat?: components["schemas"]["Seat"];
                /** @description The winning tile. */
                win?: string;
                /** @description Where the winning tile came from. */
                by?: "wall" | "discard" | "joker-exchange" | "deal";
                /** @description Players at the table. */
                players?: number;
                /** @description Tiles seen outside this hand. */
                visible?: string;
                /** @description The hand was declared dead. */
                dead?: boolean;
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmericanDecomposeAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The URL, or a part of it, is too long. Use the POST form. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckBeginnerDecompose: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckBeginnerDecomposeRequest"];
            };
        };
        responses: {
            /** @description Reads a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmericanDecomposeAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckBeginnerScoreByUrl: {
        parameters: {
            query: {
                /**
                 * @description The standing tiles, in any notation; `+` is a blank.
                 * @example 9999C GGG J 77D
                 */
                hand: string;
                /**
                 * @description Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`.
                 * @example 888D J
                 */
                melds?: string;
                /** @description Sets exposed by the other players, separated by commas. */
                visibleMelds?: string;
                /** @description The id of a card. */
                card?: string;
                /** @description The year of the card. */
                "param.year"?: number;
                /** @description The id of the line that was announced. */
                announced?: string;
                /** @description Whether “jokerless” was said aloud. */
                jokerlessDeclared?: boolean;
                /** @example N */
                seat?: components["schemas"]["Seat"];
                /**
                 * @description The winning tile.
                 * @example 9C
                 */
                win?: string;
                /**
                 * @description Where the winning tile came from.
                 * @example discard
                 */
                by?: "wall" | "discard" | "joker-exchange" | "deal";
                /** @description Players at the table. */
                players?: number;
                /** @description Tiles seen outside this hand. */
                visible?: string;
                /** @description The hand was declared dead. */
                dead?: boolean;
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
                /** @description How many other readings to list. */
                alternatives?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scores a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmericanScoreAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The URL, or a part of it, is too long. Use the POST form. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckBeginnerScore: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
                /** @description How many other readings to list. */
                alternatives?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckBeginnerScoreRequest"];
            };
        };
        responses: {
            /** @description Scores a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmericanScoreAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckBeginnerCard: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckBeginnerCardRequest"];
            };
        };
        responses: {
            /** @description Checks a card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckBeginnerClaim: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckBeginnerClaimRequest"];
            };
        };
        responses: {
            /** @description Rules on claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckBeginnerClaimOptions: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckBeginnerClaimOptionsRequest"];
            };
        };
        responses: {
            /** @description Lists the legal claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimOptionsAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckBeginnerSettle: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckBeginnerSettleRequest"];
            };
        };
        responses: {
            /** @description Settles a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckBeginnerTally: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckBeginnerTallyRequest"];
            };
        };
        responses: {
            /** @description Keeps the score sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TallyAnswer"];
                    "text/markdown": string;
                    "text/csv": string;
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The answer has several forms, and none of those accepted. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckBeginnerWall: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckBeginnerWallRequest"];
            };
        };
        responses: {
            /** @description Checks a wall or a position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WallAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckBeginnerDeal: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckBeginnerDealRequest"];
            };
        };
        responses: {
            /** @description Deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckBeginnerCharleston: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckBeginnerCharlestonRequest"];
            };
        };
        responses: {
            /** @description Judges the Charleston. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharlestonAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckBeginnerJokerExchange: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckBeginnerJokerExchangeRequest"];
            };
        };
        responses: {
            /** @description Judges a joker exchange. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JokerExchangeAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckAdvancedValidate: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckAdvancedValidateRequest"];
            };
        };
        responses: {
            /** @description Checks a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmericanValidateAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckAdvancedDecomposeByUrl: {
        parameters: {
            query: {
                /**
                 * @description The standing tiles, in any notation; `+` is a blank.
                 * @example 2222B 666B J 8888B GG
                 */
                hand: string;
                /** @description Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`. */
                melds?: string;
                /** @description Sets exposed by the other players, separated by commas. */
                visibleMelds?: string;
                /** @description The id of a card. */
                card?: string;
                /** @description The year of the card. */
                "param.year"?: number;
                /** @description The id of the line that was announced. */
                announced?: string;
                /** @description Whether “jokerless” was said aloud. */
                jokerlessDeclared?: boolean;
                seat?: components["schemas"]["Seat"];
                /** @description The winning tile. */
                win?: string;
                /** @description Where the winning tile came from. */
                by?: "wall" | "discard" | "joker-exchange" | "deal";
                /** @description Players at the table. */
                players?: number;
                /** @description Tiles seen outside this hand. */
                visible?: string;
                /** @description The hand was declared dead. */
                dead?: boolean;
                /** @description Like numbers: three kongs of any kinds, or kongs of one number in the three suits. */
                "opt.likeNumbers"?: "any" | "same-number";
                /** @description Even pungs: any four different ones, or one each of 2, 4, 6 and 8; always in exactly two suits. */
                "opt.evenPungs"?: "any" | "2-4-6-8";
                /** @description Run: sizes in any order, or 2 3 2 4 3 from the lowest number up, as in the example of the chart. */
                "opt.run"?: "any-order" | "printed-order";
                /** @description Even kongs: a pair of dragons must be those of the suit; flowers stay allowed. */
                "opt.matchingDragon"?: boolean;
                /** @description Odd kongs: the pair is odd too, or any number of the suit. */
                "opt.oddPair"?: "odd" | "any";
                /** @description Winds and dragons: one kind may come twice. */
                "opt.repeatKinds"?: boolean;
                /** @description 2011: the 2 is of the suit of the 1s. */
                "opt.sameSuit2011"?: boolean;
                /** @description Quints: the two pairs are consecutive, or all four numbers are one gap-free block. */
                "opt.quints"?: "pairs" | "block";
                /** @description Pairs: no bonus for having no joker, 50 and drawn 100. */
                "opt.pairsJokerlessExempt"?: boolean;
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmericanDecomposeAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The URL, or a part of it, is too long. Use the POST form. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckAdvancedDecompose: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckAdvancedDecomposeRequest"];
            };
        };
        responses: {
            /** @description Reads a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmericanDecomposeAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckAdvancedScoreByUrl: {
        parameters: {
            query: {
                /**
                 * @description The standing tiles, in any notation; `+` is a blank.
                 * @example 3333B 777C J EEEE 55D
                 */
                hand: string;
                /** @description Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`. */
                melds?: string;
                /** @description Sets exposed by the other players, separated by commas. */
                visibleMelds?: string;
                /** @description The id of a card. */
                card?: string;
                /** @description The year of the card. */
                "param.year"?: number;
                /**
                 * @description The id of the line that was announced.
                 * @example like-numbers
                 */
                announced?: string;
                /** @description Whether “jokerless” was said aloud. */
                jokerlessDeclared?: boolean;
                seat?: components["schemas"]["Seat"];
                /**
                 * @description The winning tile.
                 * @example E
                 */
                win?: string;
                /**
                 * @description Where the winning tile came from.
                 * @example discard
                 */
                by?: "wall" | "discard" | "joker-exchange" | "deal";
                /** @description Players at the table. */
                players?: number;
                /** @description Tiles seen outside this hand. */
                visible?: string;
                /** @description The hand was declared dead. */
                dead?: boolean;
                /** @description Like numbers: three kongs of any kinds, or kongs of one number in the three suits. */
                "opt.likeNumbers"?: "any" | "same-number";
                /** @description Even pungs: any four different ones, or one each of 2, 4, 6 and 8; always in exactly two suits. */
                "opt.evenPungs"?: "any" | "2-4-6-8";
                /** @description Run: sizes in any order, or 2 3 2 4 3 from the lowest number up, as in the example of the chart. */
                "opt.run"?: "any-order" | "printed-order";
                /** @description Even kongs: a pair of dragons must be those of the suit; flowers stay allowed. */
                "opt.matchingDragon"?: boolean;
                /** @description Odd kongs: the pair is odd too, or any number of the suit. */
                "opt.oddPair"?: "odd" | "any";
                /** @description Winds and dragons: one kind may come twice. */
                "opt.repeatKinds"?: boolean;
                /** @description 2011: the 2 is of the suit of the 1s. */
                "opt.sameSuit2011"?: boolean;
                /** @description Quints: the two pairs are consecutive, or all four numbers are one gap-free block. */
                "opt.quints"?: "pairs" | "block";
                /** @description Pairs: no bonus for having no joker, 50 and drawn 100. */
                "opt.pairsJokerlessExempt"?: boolean;
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
                /** @description How many other readings to list. */
                alternatives?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scores a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmericanScoreAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The URL, or a part of it, is too long. Use the POST form. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckAdvancedScore: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
                /** @description How many other readings to list. */
                alternatives?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckAdvancedScoreRequest"];
            };
        };
        responses: {
            /** @description Scores a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmericanScoreAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckAdvancedCard: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckAdvancedCardRequest"];
            };
        };
        responses: {
            /** @description Checks a card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckAdvancedClaim: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckAdvancedClaimRequest"];
            };
        };
        responses: {
            /** @description Rules on claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckAdvancedClaimOptions: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckAdvancedClaimOptionsRequest"];
            };
        };
        responses: {
            /** @description Lists the legal claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimOptionsAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckAdvancedSettle: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckAdvancedSettleRequest"];
            };
        };
        responses: {
            /** @description Settles a hand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckAdvancedTally: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckAdvancedTallyRequest"];
            };
        };
        responses: {
            /** @description Keeps the score sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TallyAnswer"];
                    "text/markdown": string;
                    "text/csv": string;
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The answer has several forms, and none of those accepted. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckAdvancedWall: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckAdvancedWallRequest"];
            };
        };
        responses: {
            /** @description Checks a wall or a position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WallAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckAdvancedDeal: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckAdvancedDealRequest"];
            };
        };
        responses: {
            /** @description Deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckAdvancedCharleston: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckAdvancedCharlestonRequest"];
            };
        };
        responses: {
            /** @description Judges the Charleston. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharlestonAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    americanDeckAdvancedJokerExchange: {
        parameters: {
            query?: {
                /** @description Adds the whole answer laid out as text, for people. */
                text?: "plain" | "markdown" | "discord";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmericanDeckAdvancedJokerExchangeRequest"];
            };
        };
        responses: {
            /** @description Judges a joker exchange. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JokerExchangeAnswer"];
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renderSvg: {
        parameters: {
            query?: {
                /** @description The game. Without it the first is taken in which the hand can be read. */
                variant?: "babcock-1923" | "chinese" | "british" | "american-league" | "american-deck-beginner" | "american-deck-advanced";
                /** @description The standing tiles, in any notation; `+` is a blank. */
                hand?: string;
                /** @description Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`. */
                melds?: string;
                /** @description Bonus tiles, laid out. */
                bonus?: string;
                /** @description The winning tile; it is marked. */
                win?: string;
                /** @description Where the winning tile came from. */
                by?: "wall" | "loose" | "discard" | "robbed-kong" | "deal" | "joker-exchange";
                /** @description Light or dark surroundings. */
                theme?: "light" | "dark";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The URL, or a part of it, is too long. Use the POST form. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renderPng: {
        parameters: {
            query?: {
                /** @description The game. Without it the first is taken in which the hand can be read. */
                variant?: "babcock-1923" | "chinese" | "british" | "american-league" | "american-deck-beginner" | "american-deck-advanced";
                /** @description The standing tiles, in any notation; `+` is a blank. */
                hand?: string;
                /** @description Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`. */
                melds?: string;
                /** @description Bonus tiles, laid out. */
                bonus?: string;
                /** @description The winning tile; it is marked. */
                win?: string;
                /** @description Where the winning tile came from. */
                by?: "wall" | "loose" | "discard" | "robbed-kong" | "deal" | "joker-exchange";
                /** @description Light or dark surroundings. */
                theme?: "light" | "dark";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The URL, or a part of it, is too long. Use the POST form. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Well-formed, but cannot be judged: coded problems, each with its place. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardList"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    card: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example practice */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing; known names are listed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It takes requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is shutting down. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metrics in the text format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openapiJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openapiYaml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    batch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRequest"];
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                    "application/x-ndjson": string;
                };
            };
            /** @description Not JSON, or the request does not fit its schema: every violation, with its place. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request did not arrive within the time allowed. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body, or a line of an NDJSON stream, exceeds the body limit. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send the body uncompressed with the header `Content-Type: application/json`; a batch may be `application/x-ndjson`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProblems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemCodeList"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The answer has several forms, and none of those accepted. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    problem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example tile.unknown */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemCode"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing; known names are listed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The answer has several forms, and none of those accepted. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    index: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The index. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceIndex"];
                };
            };
            /** @description Send one of the API keys of this server as a bearer token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The answer has several forms, and none of those accepted. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is used up. `Retry-After` says for how long to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The server has more work than it can do in time. Try again shortly. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
