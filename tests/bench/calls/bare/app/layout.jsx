export default function Layout({ children }) {
  return (
    <html lang="es-AR">
      <body>{children}</body>
    </html>
  )
}
