import { Hono } from 'hono'
import { json } from '../../respond'
import { refuse } from '../http/api-error'
import { paginate } from '../http/paginate'
import { queryOf } from '../http/read-call'
import { toProviderDate } from '../store/dates'
import { toPesos } from '../store/money'
import type { Chargeback } from '../store/records'
import { seller, type World } from '../world'

/** The API of the seller's account and of the disputes about its payments. */
export const accountRoutes = (world: World) =>
  new Hono()
    .get('/users/me', () =>
      json(200, {
        id: Number(seller.id),
        nickname: seller.nickname,
        email: seller.email,
        country_id: 'AR',
        site_id: 'MLA',
        user_type: 'normal',
        tags: world.settings.isTestAccount ? ['normal', 'test_user'] : ['normal'],
        status: { site_status: 'active', mercadopago_account_type: 'personal' },
      }),
    )
    .get('/v1/chargebacks/search', (c) => {
      const query = queryOf(c)
      const paymentId = query.get('payment_id')
      const chargebacks = world.store
        .all('chargebacks')
        .filter((chargeback) => paymentId === null || chargeback.paymentId === paymentId)
      const { items, paging } = paginate(chargebacks, query)
      return json(200, { paging, results: items.map((chargeback) => chargebackView(world, chargeback)) })
    })
    .get('/v1/chargebacks/:id', (c) => {
      const chargeback = world.store.get('chargebacks', c.req.param('id'))
      return chargeback
        ? json(200, chargebackView(world, chargeback))
        : refuse(404, 'not_found', 'Chargeback not found')
    })

function chargebackView({ store }: World, chargeback: Chargeback): Record<string, unknown> {
  const payment = store.get('payments', chargeback.paymentId)
  return {
    id: chargeback.id,
    payment_id: Number(chargeback.paymentId),
    status: chargeback.status,
    amount: toPesos(payment?.amountCentavos ?? 0),
    currency_id: payment?.currency ?? 'ARS',
    reason_id: 'unrecognized',
    reason: 'general',
    date_created: toProviderDate(chargeback.createdAt),
    last_modified: toProviderDate(chargeback.updatedAt),
  }
}
