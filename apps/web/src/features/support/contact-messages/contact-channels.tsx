import { lawButtons, supportAnswerTime, supportHours } from '@oficio/contracts/legal'
import { paths } from '@oficio/contracts/paths'
import { Clock, Mail, MapPin, Megaphone, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { factLink, inlineLink } from '@/components/ui/link-classes'
import { MailLink } from '@/components/ui/mail-link'

const networks: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

interface ContactChannelsProps {
  supportEmail: string
  provider: Record<'address' | 'phone', string | null>
  /** The site's pages in social networks. Empty if the operator configured none. */
  socialLinks: readonly string[]
}

/** The other ways to contact the operator. Channels that are not configured are left out. */
export function ContactChannels({ supportEmail, provider, socialLinks }: ContactChannelsProps) {
  const { phone, address } = provider
  return (
    <aside aria-labelledby="otras-vias" className="lg:pt-2">
      <h2 id="otras-vias" className="mb-4 text-xl">
        También podés
      </h2>
      <ul className="space-y-4">
        <Channel icon={<Mail aria-hidden />} title="Escribirnos un email">
          <MailLink address={supportEmail} className={factLink} />
        </Channel>
        {phone && (
          <Channel icon={<Phone aria-hidden />} title="Llamarnos">
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={factLink}>
              {phone}
            </a>
          </Channel>
        )}
        <Channel icon={<Clock aria-hidden />} title="Cuándo atendemos">
          <p>De {supportHours}.</p>
          <p className="text-muted-foreground">
            Podés escribir a cualquier hora: respondemos dentro de las {supportAnswerTime}.
          </p>
        </Channel>
        <Channel icon={<Megaphone aria-hidden />} title="Publicitar en el sitio">
          <Link href={paths.advertising()} className={factLink}>
            Ver espacios y precios
          </Link>
        </Channel>
        {address && (
          <Channel icon={<MapPin aria-hidden />} title="Dónde estamos">
            <address className="not-italic">{address}</address>
          </Channel>
        )}
      </ul>
      {socialLinks.length > 0 && (
        <>
          <h2 className="mt-8 mb-1 text-xl">Redes</h2>
          <ul className="flex flex-wrap gap-x-5">
            {socialLinks.map((url) => (
              <li key={url}>
                <a href={url} rel="noopener me" className={factLink}>
                  {networkOf(url)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-8 text-muted-foreground">
        ¿Contrataste algo y querés dejarlo? Usá el{' '}
        <Link href={paths.withdrawal()} className={inlineLink}>
          {lawButtons.withdrawal}
        </Link>{' '}
        o el{' '}
        <Link href={paths.cancellation()} className={inlineLink}>
          {lawButtons.cancellation}
        </Link>
        : te dan un código en el momento.
      </p>
    </aside>
  )
}

interface ChannelProps {
  icon: ReactNode
  title: string
  children: ReactNode
}

function Channel({ icon, title, children }: ChannelProps) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 shrink-0 text-primary [&_svg]:size-5">{icon}</span>
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        {children}
      </div>
    </li>
  )
}

/** Returns the name of the social network of an address, or the domain of an unknown network. */
function networkOf(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '')
  return networks[host] ?? host
}
