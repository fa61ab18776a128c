"""hunks.py PATH FILTER...: HEAD's version plus those zero-context hunks of the working tree whose added/removed text matches any regex"""
import subprocess,sys,re
path,*pats=sys.argv[1:]
d=subprocess.run(["git","diff","-U0","HEAD","--",path],capture_output=True,text=True,cwd="/work/main").stdout
head,*hs=re.split(r'(?m)^(?=@@ )',d)
keep=[h for h in hs if any(re.search(p,h) for p in pats)]
out="/tmp/mine/"+path.replace("/","__")
base=subprocess.run(["git","show","HEAD:"+path],capture_output=True,text=True,cwd="/work/main").stdout.splitlines(keepends=True)
for h in reversed(keep):
    m=re.match(r'@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@[^\n]*\n',h)
    a,n=int(m[1]),int(m[2] or 1)
    new=[l[1:] for l in h[m.end():].splitlines(keepends=True) if l.startswith('+')]
    i=a if n==0 else a-1
    base[i:i+n]=new
open(out,"w").write("".join(base))
sys.stderr.write(f"{path}: {len(keep)} of {len(hs)} hunks\n")
print(f"{path}={out}")
