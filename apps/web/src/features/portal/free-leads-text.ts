/** Returns what remains of the trial in words: 'Te quedan 2 de 3 contactos gratis'. */
export function freeLeadsText({ left, total }: { left: number; total: number }): string {
  if (left === 0) return total === 1 ? 'Ya usaste el único' : `Ya usaste los ${total}`
  return left === 1
    ? `Te queda 1 de ${total} contactos gratis`
    : `Te quedan ${left} de ${total} contactos gratis`
}
