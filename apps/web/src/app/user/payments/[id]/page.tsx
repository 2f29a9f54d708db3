import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { readReceiptHead, renderReceipt } from '@/app/render-receipt'
import { page, readHead } from '@/server/page'

export const generateMetadata = readHead(pages.userReceipt, readReceiptHead)

export default page(
  pages.userReceipt,
  renderReceipt(() => ({ label: 'Mis negocios', href: paths.userBusinesses() })),
)
