import {
  type AdminPaymentRow,
  type PaymentTab,
  paymentLists,
  paymentTabs,
} from '@oficio/contracts/admin/payments/list'
import { type CsvColumn, csvMoment } from '../../kernel/lists/csv'
import { listPayments } from '../payments/list-payments'
import { exported } from './exported'

const paymentColumns = (tab: PaymentTab): CsvColumn<AdminPaymentRow>[] => [
  { title: 'Fecha', value: ({ createdAt }) => csvMoment(createdAt) },
  { title: 'Para qué', value: ({ kindText }) => kindText },
  { title: 'Número de Mercado Pago', value: ({ providerId }) => providerId },
  { title: 'Nombre', value: ({ payer }) => payer.name },
  { title: 'Email', value: ({ payer }) => payer.email },
  { title: 'Importe', value: ({ amountArs }) => amountArs },
  { title: 'Devuelto', value: ({ refundedArs }) => refundedArs },
  { title: 'Moneda', value: ({ currency }) => currency },
  { title: 'Estado', value: ({ status }) => textOf(paymentLists[tab].filters.status.choices, status) },
  { title: 'Identificador', value: ({ id }) => id },
]

/** The provider may send a word that nobody has translated. */
const textOf = (texts: Readonly<Record<string, string>>, word: string): string => texts[word] ?? word

export const moneyLists = [
  ...paymentTabs.map((tab) =>
    exported({
      list: paymentLists[tab],
      read: (ctx, actor, query, take) => listPayments(ctx, actor, { tab, ...query }, take),
      columns: paymentColumns(tab),
    }),
  ),
]
