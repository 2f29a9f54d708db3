import { movementList } from '@oficio/contracts/admin/payments/movements'
import {
  type DocumentKind,
  documentKinds,
  type VatCondition,
  vatConditions,
} from '@oficio/contracts/payments/invoice-words'
import { listMovements } from '../payments/list-movements'
import { exported } from './exported'

/** What the accountant is handed each month. */
export const exportedMovements = exported({
  list: movementList,
  read: listMovements,
  columns: [
    { title: 'Mes', value: ({ day }) => day.slice(0, 7) },
    { title: 'Fecha', value: ({ day }) => day },
    { title: 'Pago', value: ({ paymentId }) => paymentId },
    { title: 'Número de Mercado Pago', value: ({ providerId }) => providerId },
    { title: 'Qué es', value: ({ grossCentavos }) => (grossCentavos < 0 ? 'Devolución' : 'Cobro') },
    { title: 'Para qué', value: ({ kindText }) => kindText },
    { title: 'Nombre o razón social', value: ({ name }) => name },
    // What is stored was written through the contract, whose words these are.
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
