import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { readReceiptHead, renderReceipt } from '@/app/render-receipt'
import { page, readHead } from '@/server/page'

export const generateMetadata = readHead(pages.receipt, readReceiptHead)

/** The receipt of a professional's payment. */
export default page(
  pages.receipt,
  renderReceipt(({ role }) =>
    role === 'professional' ? { label: 'Pagos y suscripción', href: paths.professionalPayments() } : null,
  ),
)
