import type { LeadView } from '@oficio/contracts/leads/endpoints'
import type { ReactNode } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { factLink } from '@/components/ui/link-classes'
import { MailAddress } from '@/components/ui/mail-address'
import { ContactLinks } from './contact-links'

interface ContactDataProps {
  contact: NonNullable<LeadView['contact']>
  town: string
}

/** Shows all contact data of a lead, with links and copy buttons. */
export function ContactData({ contact, town }: ContactDataProps) {
  const { firstName, lastName, phone, phoneNational, callUrl, email } = contact
  const address = addressOf(contact, town)
  return (
    <>
      <dl className="mt-3 divide-y">
        <Row term="Nombre">
          {firstName} {lastName}
        </Row>
        <Row term="Teléfono" copy={<CopyButton text={phone} subject="el teléfono" />}>
          <DataLink href={callUrl}>{phoneNational}</DataLink>
        </Row>
        <Row term="Email" copy={<CopyButton text={email} subject="el email" />}>
          <DataLink href={`mailto:${email}`}>
            <MailAddress>{email}</MailAddress>
          </DataLink>
        </Row>
        <Row term="Dirección" copy={<CopyButton text={address} subject="la dirección" />}>
          {address}
        </Row>
      </dl>
      {/* On phones, the bar at the bottom has these links. */}
      <ContactLinks contact={contact} className="mt-4 max-md:hidden" />
    </>
  )
}

function addressOf(
  { serviceAddress, townName, postalCode }: ContactDataProps['contact'],
  town: string,
): string {
  const place = townName ? `${townName} (cerca de ${town})` : town
  return [serviceAddress, place, postalCode && `CP ${postalCode}`].filter(Boolean).join(', ')
}

function Row({ term, copy, children }: { term: string; copy?: ReactNode; children: ReactNode }) {
  return (
    <div className="py-2.5">
      <dt className="text-sm text-muted-foreground">{term}</dt>
      <dd className="flex items-center justify-between gap-3 font-medium tabular-nums">
        <span className="min-w-0 break-words">{children}</span>
        {copy}
      </dd>
    </div>
  )
}

function DataLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={`-my-2 wrap-anywhere ${factLink}`}>
      {children}
    </a>
  )
}
