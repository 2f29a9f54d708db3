import type { Market } from './market'
import type { FormText } from './request-form'
import type { World } from './world'

export interface FiledRequest {
  requestId: string
  trackingUrl: string
}

/** Each client files from another address, like the clients of other tests. */
const clientAddress = () => `10.200.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`

/** Files a request as a program without an account. For tests of what happens to a request afterwards. */
export async function fileRequest({ site }: World, market: Market, client: FormText): Promise<FiledRequest> {
  const answer = await fetch(`${site.origin}/api/service-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': clientAddress() },
    body: JSON.stringify(requestBody(market, client)),
  })
  if (answer.status !== 201) throw new Error(`filing answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Returns the form in the API's format. */
export const requestBody = ({ rubro, place }: Market, client: FormText) => ({
  contactName: client.firstName,
  contactLastName: client.lastName,
  phone: client.phone,
  email: client.email,
  description: client.description,
  serviceAddress: client.street,
  rubroId: rubro.id,
  state: place.state,
  city: place.city,
})
