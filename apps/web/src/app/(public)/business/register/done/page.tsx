import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import Link from 'next/link'
import { MessagePage } from '@/components/layout/message-page'
import { Button } from '@/components/ui/button'
import { head, page } from '@/server/page'

export const metadata = head(pages.businessRegistered, { title: 'Tu negocio' })

// Nothing in the address is believed: whether it was paid, Mercado Pago says to the site.
export default page(pages.businessRegistered, () => (
  <MessagePage
    title="Ya casi está"
    description="Apenas Mercado Pago confirme el pago del plan, la página de tu negocio se publica. Si registraste tu negocio sin una cuenta, elegí tu contraseña con el enlace que te mandamos por email."
    note="Si no llegaste a pagar, no se cobró nada: podés hacerlo cuando quieras desde Mis negocios."
    actions={
      <>
        <Button asChild>
          <Link href={paths.userBusinesses()}>Ver mis negocios</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href={paths.home()}>Ir al inicio</Link>
        </Button>
      </>
    }
  />
))
