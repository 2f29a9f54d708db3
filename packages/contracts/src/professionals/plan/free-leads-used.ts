/** Returns what is said once no free lead is left, of how many there were; an operator may give none. */
export const freeLeadsUsed = (total: number): string => {
  if (total === 0) return 'No hay contactos gratis por ahora'
  return total === 1 ? 'Ya usaste tu contacto gratis' : `Ya usaste tus ${total} contactos gratis`
}
