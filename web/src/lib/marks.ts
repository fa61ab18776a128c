// Inline marks of the rulebook (bold, italics) and rule numbers, as pieces to draw; never as HTML.

export type Piece = { kind: 'text' | 'strong' | 'em'; text: string } | { kind: 'rule'; text: string };

const MARK = /\*\*([^*]+)\*\*|\*([^*]+)\*|\b(\d{1,2}\.\d{1,2})\b/g;

export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let end = 0;
  for (const hit of text.matchAll(MARK)) {
    if (hit.index > end) out.push({ kind: 'text', text: text.slice(end, hit.index) });
    if (hit[1] !== undefined) out.push({ kind: 'strong', text: hit[1] });
    else if (hit[2] !== undefined) out.push({ kind: 'em', text: hit[2] });
    else out.push({ kind: 'rule', text: hit[3]! });
    end = hit.index + hit[0].length;
  }
  if (end < text.length) out.push({ kind: 'text', text: text.slice(end) });
  return out;
}
