import {
  Bookmark,
  Building2,
  CreditCard,
  Landmark,
  Layers,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Settings,
  ShieldUser,
  UserRound,
  UsersRound,
  Zap,
} from 'lucide-react';
import { Kbd } from '#src/components/Kbd/Kbd.tsx';
import { piecesOf } from './marks.ts';
import { Keys } from './SearchPalette.styles.ts';
import type { HitKind, SearchHit } from './searchHits.ts';

const icons: Readonly<Record<HitKind, LucideIcon>> = {
  screen: LayoutDashboard,
  command: Zap,
  view: Bookmark,
  card: Settings,
  developer: UserRound,
  company: Building2,
  investor: Landmark,
  staff: ShieldUser,
  plan: Layers,
  subscription: CreditCard,
  ticket: LifeBuoy,
  user: UsersRound,
};

/** What is beside the label: the company and why it was found, or what distinguishes it. */
function hintOf({ hint, company, reason }: SearchHit): string {
  return reason === undefined ? hint : [company, reason].filter(Boolean).join(' · ');
}

function Marked({ text, search }: { text: string; search: string }) {
  let at = 0;
  return piecesOf(text, search).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.found ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}

/** The inside of a hit: the icon of its kind, its label and what distinguishes it with the searched text marked, its keys. */
export function HitLine({ hit, search }: { hit: SearchHit; search: string }) {
  const Icon = icons[hit.kind];
  return (
    <>
      <Icon aria-hidden />
      <span>
        <Marked text={hit.label} search={search} />
      </span>
      <small>
        <Marked text={hintOf(hit)} search={search} />
      </small>
      {hit.keys ? (
        <Keys aria-hidden data-modified={hit.keys.some((key) => key.length > 1 || key === '⌘') || undefined}>
          {hit.keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Keys>
      ) : null}
    </>
  );
}
