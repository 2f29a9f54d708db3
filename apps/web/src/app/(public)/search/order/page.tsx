import { pages } from '@oficio/contracts/pages'
import { OrderPage } from '@/features/search/order/order-page'
import { head, page } from '@/server/page'

// Cached whole: it says the same to everybody until the formula changes, with the next version; the hour is for the name of the site.
export const revalidate = 3600

export const metadata = head(pages.searchOrder, {
  title: 'Cómo se ordena la búsqueda',
  description:
    'Qué cuenta y cuánto para que un profesional aparezca antes que otro, y qué no cuenta nunca: lo que paga.',
})

export default page(pages.searchOrder, () => <OrderPage />)
