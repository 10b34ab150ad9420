declare module 'saxen' {
  type Attributes = Readonly<Partial<Record<string, string>>>;

  /** A streaming XML parser (https://github.com/nikku/saxen), which has no types of its own. Entities stay as written. */
  export class Parser {
    on(event: 'openTag', listener: (name: string, attributes: () => Attributes | false) => void): this;
    on(event: 'closeTag' | 'text' | 'cdata', listener: (text: string) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    parse(xml: string): void;
  }
}
