/** A mail address that breaks before its '@' if needed, and inside a word only if nothing else helps. */
export function MailAddress({ children: address }: { children: string }) {
  const at = Math.max(address.lastIndexOf('@'), 0)
  return (
    <span className="xl:wrap-break-word">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
