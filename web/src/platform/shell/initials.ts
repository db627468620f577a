/** 'Marta Ruiz' → 'MR'; one word gives its first two letters; nothing gives '?'. */
export function initials(name: string): string {
  const words = name.split(/[\s,.]+/).filter((word) => /\p{L}/u.test(word));
  const [first, second] = words;
  if (!first) return '?';
  return (second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2)).toUpperCase();
}
