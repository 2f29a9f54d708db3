import { pages } from '@oficio/contracts/pages'
import { OrderPage } from '@/features/search/order/order-page'
import { head, page } from '@/server/page'

// Cached as a whole, because its text changes only with a new version of the site. Expires after an hour, because the
// site's name is a setting.
export const revalidate = 3600

export const metadata = head(pages.searchOrder, {
  title: 'Cómo se ordena la búsqueda',
  description:
    'Qué cuenta y cuánto para que un profesional aparezca antes que otro, y qué no cuenta nunca: lo que paga.',
})

export default page(pages.searchOrder, () => <OrderPage />)
