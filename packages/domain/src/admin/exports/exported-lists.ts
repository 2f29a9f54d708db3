import {
  type AdminPaymentRow,
  type PaymentTab,
  paymentLists,
  paymentTabs,
} from '@oficio/contracts/admin/payments/list'
import { movementList } from '@oficio/contracts/admin/payments/movements'
import {
  type DocumentKind,
  documentKinds,
  type VatCondition,
  vatConditions,
} from '@oficio/contracts/payments/invoice-words'
import { providerName } from '@oficio/contracts/text/provider-name'
import { type CsvColumn, csvMoment } from '../../kernel/lists/csv'
import { listMovements } from '../payments/list-movements'
import { listPayments } from '../payments/list-payments'
import { defineExport, type ExportedList } from './define-export'
import { deskLists } from './desk-lists'
import { machineryLists } from './machinery-lists'
import { marketLists } from './market-lists'

/** The monthly export for the accountant. */
const exportedMovements = defineExport({
  list: movementList,
  read: listMovements,
  columns: [
    { title: 'Mes', value: ({ day }) => day.slice(0, 7) },
    { title: 'Fecha', value: ({ day }) => day },
    { title: 'Pago', value: ({ paymentId }) => paymentId },
    { title: `Número de ${providerName}`, value: ({ providerId }) => providerId },
    { title: 'Qué es', value: ({ grossCentavos }) => (grossCentavos < 0 ? 'Devolución' : 'Cobro') },
    { title: 'Para qué', value: ({ kindText }) => kindText },
    { title: 'Nombre o razón social', value: ({ name }) => name },
    // The casts are safe, because the contract validated the stored values.
    {
      title: 'Tipo de documento',
      value: ({ documentKind }) => documentKind && documentKinds[documentKind as DocumentKind],
    },
    { title: 'Documento', value: ({ document }) => document },
    {
      title: 'Condición ante el IVA',
      value: ({ vatCondition }) => vatConditions[(vatCondition ?? 'final_consumer') as VatCondition],
    },
    { title: 'Total', value: ({ grossCentavos }) => grossCentavos / 100 },
    { title: 'Neto', value: ({ netCentavos }) => netCentavos / 100 },
    { title: 'IVA', value: ({ grossCentavos, netCentavos }) => (grossCentavos - netCentavos) / 100 },
    { title: 'Alícuota', value: ({ vatPercent }) => vatPercent },
  ],
})

const paymentColumns = (tab: PaymentTab): CsvColumn<AdminPaymentRow>[] => [
  { title: 'Fecha', value: ({ createdAt }) => csvMoment(createdAt) },
  { title: 'Para qué', value: ({ kindText }) => kindText },
  { title: `Número de ${providerName}`, value: ({ providerId }) => providerId },
  { title: 'Nombre', value: ({ payer }) => payer.name },
  { title: 'Email', value: ({ payer }) => payer.email },
  { title: 'Importe', value: ({ amountArs }) => amountArs },
  { title: 'Devuelto', value: ({ refundedArs }) => refundedArs },
  { title: 'Moneda', value: ({ currency }) => currency },
  { title: 'Estado', value: ({ status }) => textOf(paymentLists[tab].filters.status.choices, status) },
  { title: 'Identificador', value: ({ id }) => id },
]

/** Falls back to the provider's own word, because new words may have no translation yet. */
const textOf = (texts: Readonly<Record<string, string>>, word: string): string => texts[word] ?? word

const moneyLists = [
  ...paymentTabs.map((tab) =>
    defineExport({
      list: paymentLists[tab],
      read: (ctx, actor, query, take) => listPayments(ctx, actor, { tab, ...query }, take),
      columns: paymentColumns(tab),
    }),
  ),
]

/** All lists that can be exported, with their columns. */
export const exportedLists: readonly ExportedList[] = [
  ...moneyLists,
  exportedMovements,
  ...marketLists,
  ...deskLists,
  ...machineryLists,
]
