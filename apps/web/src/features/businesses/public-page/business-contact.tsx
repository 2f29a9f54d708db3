import type { BusinessView } from '@oficio/contracts/businesses/view'
import type { TapKind } from '@oficio/contracts/businesses/visits/visit-kinds'
import { networkNames } from '@oficio/contracts/businesses/web-address'
import { Globe, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { factLink } from '@/components/ui/link-classes'
import { MailLink } from '@/components/ui/mail-link'
import { ReachLinks } from '@/components/ui/reach-links'

const tapKinds = { phone: 'phone', mail: 'mail', web: 'web' } as const satisfies Partial<
  Record<TapKind, TapKind>
>

/** The `rel` of links typed by an owner, because nobody at the site has checked their target. */
const rel = 'noopener noreferrer nofollow ugc'

/** The contact data of a business. Its links have `data-reach`, by which `CountVisits` counts taps. */
export function BusinessContact({ business }: { business: BusinessView }) {
  const { name, phone, phone_national: national, whatsapp_url: whatsapp, email, website_url: site } = business
  const networks = networkLinks(business)
  return (
    <Card asChild className="space-y-4">
      <section aria-labelledby="contacto">
        <h2 id="contacto" className="text-xl">
          Contacto
        </h2>
        {phone && <ReachLinks name={name} whatsappUrl={whatsapp} callUrl={`tel:${phone}`} />}
        <ul>
          {phone && (
            <Line icon={<Phone aria-hidden className="size-5" />}>
              <a href={`tel:${phone}`} data-reach={tapKinds.phone} className={factLink}>
                {national}
              </a>
            </Line>
          )}
          {email && (
            <Line icon={<Mail aria-hidden className="size-5" />}>
              <MailLink address={email} data-reach={tapKinds.mail} className={factLink} />
            </Line>
          )}
          {site && (
            <Line icon={<Globe aria-hidden className="size-5" />}>
              <a
                href={site}
                rel={rel}
                target="_blank"
                data-reach={tapKinds.web}
                className={`${factLink} wrap-anywhere`}
              >
                {new URL(site).hostname}
              </a>
            </Line>
          )}
        </ul>
        {networks.length > 0 && (
          <ul aria-label="Redes sociales" className="flex flex-wrap gap-x-4 border-t pt-2">
            {networks.map(([network, href]) => (
              <li key={network}>
                <a href={href} rel={rel} target="_blank" data-reach={tapKinds.web} className={factLink}>
                  {network}
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  )
}

function networkLinks({ social_media: media }: BusinessView): [name: string, href: string][] {
  const { facebook, instagram, twitter, linkedin } = media
  const all = [
    [networkNames.facebook, facebook],
    [networkNames.instagram, instagram],
    [networkNames.twitter, twitter],
    [networkNames.linkedin, linkedin],
  ] as const
  return all.flatMap(([network, href]) => (href ? [[network, href] satisfies [string, string]] : []))
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-3 text-primary">
    <span className="shrink-0">{icon}</span>
    <span className="min-w-0">{children}</span>
  </li>
)
