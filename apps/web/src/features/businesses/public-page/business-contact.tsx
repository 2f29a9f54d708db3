'use client'

import type { TapKind } from '@oficio/contracts/businesses/visits/visit-kinds'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { factLink } from '@/components/ui/link-classes'
import { MailLink } from '@/components/ui/mail-link'
import { ReachLinks } from '@/components/ui/reach-links'
import type { contactFacts } from './business-facts'

const tapKinds = { phone: 'phone', mail: 'mail', web: 'web' } as const satisfies Partial<
  Record<TapKind, TapKind>
>

/** Of links typed by an owner, because nobody at the site has checked their target. */
const ownersLink = { rel: 'noopener noreferrer nofollow ugc', target: '_blank', 'data-reach': tapKinds.web }

/** The contact data of a business. Its links have `data-reach`, by which `CountVisits` counts taps. */
export function BusinessContact({ name, phone, email, site, networks }: ReturnType<typeof contactFacts>) {
  return (
    <section aria-labelledby="contacto" className="card card-padded space-y-4">
      <h2 id="contacto" className="text-xl">
        Contacto
      </h2>
      {phone && (
        // On phones the bar above the bottom of the window has the same links.
        <ReachLinks
          name={name}
          whatsappUrl={phone.whatsappUrl}
          callUrl={phone.url}
          className="max-lg:hidden"
        />
      )}
      <ul>
        {phone && (
          <Line icon="phone">
            <a href={phone.url} data-reach={tapKinds.phone} className={factLink}>
              {phone.national}
            </a>
          </Line>
        )}
        {email && (
          <Line icon="mail">
            <MailLink address={email} data-reach={tapKinds.mail} className={factLink} />
          </Line>
        )}
        {site && (
          <Line icon="globe">
            <a href={site.url} {...ownersLink} className={`${factLink} wrap-anywhere`}>
              {site.host}
            </a>
          </Line>
        )}
      </ul>
      {networks.length > 0 && (
        <ul aria-label="Redes sociales" className="flex flex-wrap gap-x-4 border-t pt-2">
          {networks.map((network) => (
            <li key={network.name}>
              <a href={network.href} {...ownersLink} className={factLink}>
                {network.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex items-center gap-3 text-primary">
    <Icon name={icon} className="size-5 shrink-0" />
    <span className="min-w-0">{children}</span>
  </li>
)
