import { lawPeriods } from '@oficio/contracts/legal'
import type { DataRequestKind } from '@oficio/contracts/support/data-requests'
import { addBusinessDays } from 'date-fns'
import { addDays, inArgentina } from '../../kernel/time/days'

/**
 * Returns the legal deadline for the answer, counted from the proof of the mailbox (Ley 25.326, articles 14 and 16).
 * Public holidays count as working days, so that an answer is never late.
 */
export const dueAt = (kind: DataRequestKind, provenAt: Date): Date =>
  kind === 'access'
    ? addDays(provenAt, lawPeriods.dataAccessDays)
    : new Date(addBusinessDays(provenAt, lawPeriods.dataCorrectionWorkingDays, inArgentina).getTime())
