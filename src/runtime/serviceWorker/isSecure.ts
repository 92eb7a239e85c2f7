/** Whether browsers allow a service worker at an address: on https, and on this very machine. */
export function isSecure({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
