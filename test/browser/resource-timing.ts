// A page remembers 250 resources by default. The sources of the kit, a file each here, are more; tests look for the later ones.
performance.setResourceTimingBufferSize(5_000)
