/**
 * Returns whether the middle digits of a CUIT look invented: nearly all equal, or consecutive. Such a CUIT may be real,
 * so this is only a hint for an admin and no reason to refuse.
 */
export function isDoubtfulCuit(cuit: string): boolean {
  const digits = [...cuit.slice(2, 10)].map(Number)
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10)
  const isStraight = (step: number) => steps.every((difference) => difference === step)
  const maxRepeats = Math.max(...digits.map((digit) => digits.filter((other) => other === digit).length))
  return maxRepeats >= 7 || isStraight(1) || isStraight(9)
}
