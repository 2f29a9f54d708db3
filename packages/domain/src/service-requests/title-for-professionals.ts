import type { Ctx } from '../kernel/ctx'
import { derivedTitle } from './masking/derived-title'
import { maskContact } from './masking/mask-contact'

interface Titled {
  title: string
  rubroId: number
  localidadId: number
  confirmedAt: Date | null
}

/**
 * Returns the title by which mails and notices name a request to professionals: the client's own, masked, or one in our
 * words while nobody has confirmed the request. Anybody may file one, and none of their words may reach a mailbox or a
 * lock screen by it.
 */
export async function titleForProfessionals(
  ctx: Pick<Ctx, 'db'>,
  { title, rubroId, localidadId, confirmedAt }: Titled,
): Promise<string> {
  return confirmedAt ? maskContact(title) : titleInOurWords(ctx, { rubroId, localidadId })
}

/** Returns a title that nobody typed: 'Plomería en Rosario'. */
export async function titleInOurWords(
  { db }: Pick<Ctx, 'db'>,
  { rubroId, localidadId }: Pick<Titled, 'rubroId' | 'localidadId'>,
): Promise<string> {
  const [rubro, localidad] = await Promise.all([
    db.rubro.findUniqueOrThrow({ where: { id: rubroId }, select: { name: true } }),
    db.localidad.findUniqueOrThrow({ where: { id: localidadId }, select: { nombre: true } }),
  ])
  return derivedTitle(rubro.name, localidad.nombre)
}
