import { AppError } from '@oficio/contracts/errors'
import type { Professional } from '@oficio/db/generated/client'
import type { TxCtx } from '../kernel/ctx'
import { lockProfessional } from './lock-professional'

/** Who is not yet decided about corrects a registration instead; a suspended account may put right what it says. */
const changeable: readonly Professional['status'][] = ['approved', 'suspended']

/** Returns the locked professional whose public profile may be changed. Throws registration_undecided. */
export async function lockDecidedProfessional({ db }: TxCtx, id: string): Promise<Professional> {
  const professional = await lockProfessional(db, id)
  if (!changeable.includes(professional.status)) throw new AppError('registration_undecided')
  return professional
}
