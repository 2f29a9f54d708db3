/** Returns the text shown when no free lead is left. `total` may be 0, because an operator may give none. */
export const freeLeadsUsed = (total: number): string => {
  if (total === 0) return 'No hay contactos gratis por ahora'
  return total === 1 ? 'Ya usaste tu contacto gratis' : `Ya usaste tus ${total} contactos gratis`
}
