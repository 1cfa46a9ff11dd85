import type { Body } from './card.js';

const FACTORIAL = [1];
for (let n = 1; n <= 14; n++) FACTORIAL.push(FACTORIAL[n - 1]! * n);

/** How many different orders the sizes of the groups that may exchange them have, without making any. */
export const countSizeOrders = (body: Body): number => {
  let count = FACTORIAL[body.permute.length]!;
  const seen = new Map<number, number>();
  for (const i of body.permute) seen.set(body.groups[i]!.count, (seen.get(body.groups[i]!.count) ?? 0) + 1);
  for (const equal of seen.values()) count /= FACTORIAL[equal]!;
  return count;
};

/** Every different order of the sizes of the groups that may exchange them; sizes of all groups in printed order. */
export const sizeOrders = (body: Body): number[][] => {
  const sizes = body.groups.map((group) => group.count);
  const pool = body.permute.map((i) => sizes[i]!).sort((a, b) => a - b);
  if (pool.length < 2) return [sizes];
  const orders: number[][] = [];
  const taken: boolean[] = pool.map(() => false);
  const order = [...sizes];
  const place = (depth: number): void => {
    if (depth === pool.length) {
      orders.push([...order]);
      return;
    }
    for (let i = 0; i < pool.length; i++) {
      if (taken[i] || (i > 0 && pool[i] === pool[i - 1] && !taken[i - 1])) continue;
      taken[i] = true;
      order[body.permute[depth]!] = pool[i]!;
      place(depth + 1);
      taken[i] = false;
    }
  };
  place(0);
  return orders;
};
