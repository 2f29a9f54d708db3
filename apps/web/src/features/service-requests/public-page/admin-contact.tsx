import type { ServiceRequestView } from '@oficio/contracts/service-requests/shapes'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'

/** The client's contact data, for admins. */
export function AdminContact({ request }: { request: ServiceRequestView }) {
  const { client, serviceAddress } = request
  return (
    <Card className="space-y-4">
      <h2 className="text-xl">Datos del cliente</h2>
      <DescriptionList
        items={[
          { term: 'Nombre', value: `${client.firstName ?? ''} ${client.lastName ?? ''}` },
          { term: 'Teléfono', value: client.phoneNational },
          { term: 'Email', value: client.email },
          { term: 'Dirección', value: serviceAddress },
        ]}
      />
    </Card>
  )
}
