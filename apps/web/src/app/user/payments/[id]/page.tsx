import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { readReceiptHead, renderReceipt } from '@/app/render-receipt'
import { page, readHead } from '@/server/page'

export const generateMetadata = readHead(pages.userReceipt, readReceiptHead)

/** The receipt of a payment for a business. */
export default page(
  pages.userReceipt,
  renderReceipt(() => ({ label: 'Mis negocios', href: paths.userBusinesses() })),
)
