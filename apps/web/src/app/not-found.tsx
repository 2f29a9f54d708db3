import { paths } from '@oficio/contracts/paths'
import type { Metadata } from 'next'
import Link from 'next/link'
import { LostArt } from '@/components/layout/lost-art'
import { MessagePage } from '@/components/layout/message-page'
import { Button } from '@/components/ui/button'

export const metadata: Metadata = {
  title: 'Página no encontrada',
  robots: { index: false },
}

export default function NotFoundPage() {
  return (
    <MessagePage
      art={<LostArt className="w-56" />}
      title="No encontramos esta página"
      description="Puede que el enlace esté mal escrito, o que lo que buscás ya no esté. Si venías a pedir un servicio, lo podés hacer desde acá."
      actions={
        <>
          <Button asChild>
            <Link href={paths.serviceRequestForm()}>Solicitar un servicio</Link>
          </Button>
          <Button asChild variant="outline">
            <Link href={paths.home()}>Ir al inicio</Link>
          </Button>
        </>
      }
    />
  )
}
