import { ButtonLink } from '@/components/ui/button-link'

/** Links to other searches that would have results. Renders nothing if there are none. */
export function OtherSearchLinks({ ways }: { ways: readonly { text: string; href: string }[] }) {
  if (ways.length === 0) return null
  return (
    <ul className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">
      {ways.map(({ text, href }) => (
        <li key={text}>
          <ButtonLink href={href} variant="outline" block>
            {text}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
