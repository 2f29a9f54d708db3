import { defineList } from '../../kernel/lists/define-list'
import { pages } from '../../pages'

/** The accountant's list for invoices and books: every amount received or refunded, on its own day. */
export const movementList = defineList({
  name: 'payments-invoices',
  path: pages.adminPayments.path,
  filters: {
    from: { kind: 'day', name: 'del', label: 'Desde' },
    until: { kind: 'day', name: 'al', label: 'Hasta' },
  },
  sorts: { oldest: 'Más viejos' },
})

/** How many months the panel offers, this month included. */
export const movementMonths = 12
/** The maximum number of days in one list: a year and some margin for miscounted ranges. */
export const movementDaysMax = 400
