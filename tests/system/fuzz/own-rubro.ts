import type { Ctx } from '@oficio/domain/kernel/ctx'

const id = 2_000_000_001

/** Returns the rubro that generated calls of admins change. It is retired, so that no other test finds it in a list. */
export async function buildOwnRubro({ db }: Ctx): Promise<{ id: number; name: string }> {
  const words = { tradeSingular: 'x', tradePlural: 'x', description: 'x', icon: 'wrench', synonyms: [] }
  const row = {
    ...words,
    name: 'Rubro de las pruebas',
    slug: 'rubro-de-las-pruebas',
    position: id,
    retiredAt: new Date(),
    editedAt: new Date(),
  }
  // Upserts, because a repeated test finds the rubro of its first run.
  return db.rubro.upsert({ where: { id }, create: { id, ...row }, update: row })
}
