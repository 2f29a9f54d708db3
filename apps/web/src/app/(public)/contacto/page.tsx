import { pages } from '@oficio/contracts/pages'
import { siteSettings } from '@/app/site-settings'
import { PageFrame } from '@/components/layout/page-frame'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { Card } from '@/components/ui/card'
import { ContactChannels } from '@/features/support/contact-messages/contact-channels'
import { ContactForm } from '@/features/support/contact-messages/contact-form'
import { head, page } from '@/server/page'

// Cached as a whole, because the browser adds the signed-in user. Expires after an hour, because no purge announces
// changes to the operator's data.
export const revalidate = 3600

const title = 'Contacto'
const description = 'Escribinos por lo que necesites: una duda, un problema, un pago o una propuesta.'

export const metadata = head(pages.contact, { title, description })

export default page(pages.contact, () => {
  const { site, provider, socialLinks } = siteSettings()
  return (
    <PageFrame title={title} description={description}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,42rem)_1fr] lg:gap-12">
        <div>
          <noscript>
            <WithoutScripts
              subject="Para enviar este formulario"
              supportEmail={site.supportEmail}
              phone={provider.phone}
            />
          </noscript>
          <Card className="needs-script">
            <ContactForm />
          </Card>
        </div>
        <ContactChannels supportEmail={site.supportEmail} provider={provider} socialLinks={socialLinks} />
      </div>
    </PageFrame>
  )
})
