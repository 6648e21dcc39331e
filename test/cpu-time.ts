/**
 * CPU time of this process in milliseconds. Bounds on time use it rather than a wall clock, so that they hold on a busy
 * machine. Threads count as well: measure where none of them works.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
