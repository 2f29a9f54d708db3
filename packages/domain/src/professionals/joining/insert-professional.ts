import type { ProfessionalStatus } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { attachDocuments } from '../documents/attach-documents'
import { attachPortrait } from './attach-portrait'
import type { CheckedProfessional } from './check-professional'

interface NewProfessional {
  userId: string
  status: ProfessionalStatus
  registrationKey: string | null
  facts: CheckedProfessional
  input: {
    companyName?: string | undefined
    description?: string | undefined
    address?: string | undefined
    postalCode?: string | undefined
    serviceRadius?: number
    photoIds?: readonly string[]
    documentIds?: readonly string[]
  }
}

/**
 * Inserts the professional of an account with rubros, photo and documents, in the transaction that creates the account.
 * Throws photo_not_yours, document_not_yours.
 */
export async function insertProfessional(
  ctx: TxCtx,
  actor: Actor,
  { userId, status, registrationKey, facts, input }: NewProfessional,
): Promise<{ id: string }> {
  const { place, phone, cuit, rubroIds } = facts
  const id = ctx.ids.next()
  await ctx.db.professional.create({
    data: {
      id,
      userId,
      status,
      registrationKey,
      companyName: input.companyName ?? null,
      cuit,
      phone,
      description: input.description ?? '',
      address: input.address ?? null,
      postalCode: input.postalCode ?? null,
      localidadId: place?.localidadId ?? null,
      ...(input.serviceRadius !== undefined && { serviceRadiusKm: input.serviceRadius }),
      freeLeadsLeft: await ctx.settings.get('trialLeads'),
      createdAt: ctx.clock.now(),
    },
  })
  await ctx.db.professionalRubro.createMany({
    data: rubroIds.map((rubroId) => ({ professionalId: id, rubroId })),
  })
  await attachPortrait(ctx, actor, { professionalId: id, photoId: input.photoIds?.[0] })
  await attachDocuments(ctx.db, actor, { professionalId: id, documentIds: input.documentIds ?? [] })
  return { id }
}
