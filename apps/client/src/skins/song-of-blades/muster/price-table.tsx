import { type PricePart, type Profile, priceOf, SPELLS, TRAITS } from '@muster/rules/song-of-blades';
import { FROM_WORDS } from './profile-words';

/** What a profile costs, part by part, and whether each part is the book's, derived or ours [ASOBH-SET-02]. */
export function PriceTable({
  profile,
  printed,
}: {
  readonly profile: Pick<Profile, 'quality' | 'combat' | 'traits' | 'spells' | 'ranged'>;
  /** Points the book prints, where it prints them: they stand, whatever the parts come to. */
  readonly printed?: number;
}) {
  const price = priceOf(profile);
  const sum = price.parts.reduce((all, part) => all + part.cost, 0);
  return (
    <table className="sobm-price">
      <caption className="hidden-visually">What it costs</caption>
      <tbody>
        {price.parts.map((part) => (
          <tr key={`${part.is} ${part.id}`}>
            <th scope="row">{partName(part, profile.combat)}</th>
            <td className={`sobm-from ${part.from}`} title={FROM_WORDS[part.from].long}>
              {FROM_WORDS[part.from].short}
            </td>
            <td>{part.cost}</td>
          </tr>
        ))}
        <tr className="sobm-sum">
          <th scope="row">
            {sum} × (7 − Quality {profile.quality}) ÷ 2
          </th>
          <td />
          <td>{price.points}</td>
        </tr>
        {printed !== undefined && printed !== price.points && (
          <tr className="sobm-sum">
            <th scope="row">As the book prints it</th>
            <td className="sobm-from book">{FROM_WORDS.book.short}</td>
            <td>{printed}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function partName({ is, id }: PricePart, combat: number): string {
  switch (is) {
    case 'combat':
      return `Combat ${combat} × 5`;
    case 'trait':
      return TRAITS[id as keyof typeof TRAITS].name;
    case 'spell':
      return `Spell: ${SPELLS[id as keyof typeof SPELLS].name}`;
    case 'ranged':
      return `A shot of its own, ${id}`;
    default:
      return is satisfies never;
  }
}
