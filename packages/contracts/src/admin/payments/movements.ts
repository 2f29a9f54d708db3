import { defineList } from '../../kernel/lists/define-list'
import { pages } from '../../pages'

/** What the accountant makes invoices and books from: each amount that came in or went back, on its own day. */
export const movementList = defineList({
  name: 'payments-invoices',
  path: pages.adminPayments.path,
  filters: {
    from: { kind: 'day', name: 'del', label: 'Desde' },
    until: { kind: 'day', name: 'al', label: 'Hasta' },
  },
  sorts: { oldest: 'Más viejos' },
})

/** Of how many months, this one included, the panel offers the list. */
export const movementMonths = 12
/** How many days one list may have: a year, and what people count wrongly. */
export const movementDaysMax = 400
