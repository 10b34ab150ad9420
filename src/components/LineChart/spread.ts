/**
 * Moves positions apart, so that they are at least `room` from each other and none is greater than `last`. The result
 * has the order of the input.
 */
export function spread(places: readonly number[], room: number, last: number): readonly number[] {
  const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place);
  const moved = [...places];
  let least = Number.NEGATIVE_INFINITY;
  for (const { place, at } of order) {
    least = Math.max(place, least);
    moved[at] = least;
    least += room;
  }
  let most = last;
  for (const { at } of order.reverse()) {
    most = Math.min(moved[at] ?? most, most);
    moved[at] = most;
    most -= room;
  }
  return moved;
}
