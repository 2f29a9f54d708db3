import type { Ctx } from '../kernel/ctx'
import { derivedTitle } from './masking/derived-title'
import { maskContact } from './masking/mask-contact'

interface TitledRequest {
  title: string
  rubroId: number
  localidadId: number
  confirmedAt: Date | null
}

/**
 * Returns the title of a request in mails and notices to professionals: the client's title, masked, or the derived
 * title of an unconfirmed request. Anybody may file a request, so unconfirmed words must not reach a mailbox or a lock
 * screen.
 */
export async function titleForProfessionals(
  ctx: Pick<Ctx, 'db'>,
  { title, rubroId, localidadId, confirmedAt }: TitledRequest,
): Promise<string> {
  return confirmedAt ? maskContact(title) : titleInOurWords(ctx, { rubroId, localidadId })
}

/** Returns a title that contains no typed words: 'Plomería en Rosario'. */
export async function titleInOurWords(
  { db }: Pick<Ctx, 'db'>,
  { rubroId, localidadId }: Pick<TitledRequest, 'rubroId' | 'localidadId'>,
): Promise<string> {
  const [rubro, localidad] = await Promise.all([
    db.rubro.findUniqueOrThrow({ where: { id: rubroId }, select: { name: true } }),
    db.localidad.findUniqueOrThrow({ where: { id: localidadId }, select: { nombre: true } }),
  ])
  return derivedTitle(rubro.name, localidad.nombre)
}
