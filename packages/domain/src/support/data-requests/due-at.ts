import { lawPeriods } from '@oficio/contracts/legal'
import type { DataRequestKind } from '@oficio/contracts/support/data-requests'
import { addBusinessDays } from 'date-fns'
import { addDays, inArgentina } from '../../kernel/time/days'

/**
 * Returns until when the law wants it answered, counted from when the mailbox was proven (Ley 25.326, articles 14 and 16). Days
 * of rest other than Saturday and Sunday count as working days, so that nothing is ever late.
 */
export const dueAt = (kind: DataRequestKind, provenAt: Date): Date =>
  kind === 'access'
    ? addDays(provenAt, lawPeriods.dataAccessDays)
    : new Date(addBusinessDays(provenAt, lawPeriods.dataCorrectionWorkingDays, inArgentina).getTime())
