/** How far the import of a list is. */
export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}
