/** Who changed a record, by name or e-mail address, and when (ISO 8601). */
export interface ChangeStamp {
  readonly by: string;
  readonly at: string;
}
