import { AppError } from '@oficio/contracts/errors'
import type { Professional } from '@oficio/db/generated/client'
import type { TxCtx } from '../kernel/ctx'
import { lockProfessional } from './lock-professional'

/** Undecided accounts correct their registration instead. A suspended account may correct its profile. */
const changeable: readonly Professional['status'][] = ['approved', 'suspended']

/** Locks and returns a professional whose public profile may be changed. Throws registration_undecided. */
export async function lockDecidedProfessional({ db }: TxCtx, id: string): Promise<Professional> {
  const professional = await lockProfessional(db, id)
  if (!changeable.includes(professional.status)) throw new AppError('registration_undecided')
  return professional
}
