/**
 * Returns whether the number in the middle of a CUIT looks made up: nearly all of its digits are the same, or they follow each
 * other. Such a number may have been given to somebody, so it is a sign for a person and no reason to refuse.
 */
export function isDoubtfulCuit(cuit: string): boolean {
  const digits = [...cuit.slice(2, 10)].map(Number)
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10)
  const isStraight = (step: number) => steps.every((difference) => difference === step)
  const maxRepeats = Math.max(...digits.map((digit) => digits.filter((other) => other === digit).length))
  return maxRepeats >= 7 || isStraight(1) || isStraight(9)
}
