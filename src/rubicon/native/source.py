"""The Python text that is translated: modules, and where their names come from."""

import ast
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType

import rubicon

ROOT = Path(rubicon.__file__).parent
OURS = "rubicon."


@dataclass(slots=True)
class Module:
    """A module as it runs, and its text."""

    name: str
    live: ModuleType
    path: str
    """From the package's folder, for messages."""
    functions: dict[str, ast.FunctionDef] = field(default_factory=dict)
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)
    imports: dict[str, tuple[str, str]] = field(default_factory=dict)
    """The module that a name is taken from, and its name there."""

    def constant(self, name: str) -> int | float | bool | None:
        """The value of a named number; None if it is none."""
        return as_number(getattr(self.live, name, None))

    def numbers(self, name: str) -> tuple[float, ...] | None:
        """A named row of numbers; None if it is none."""
        found = getattr(self.live, name, None)
        if not isinstance(found, tuple) or not all(isinstance(one, int | float) for one in found):
            return None
        return tuple(float(one) for one in found)

    def submodule(self, name: str) -> str | None:
        """The full name of a module that has a name here."""
        found = getattr(self.live, name, None)
        return found.__name__ if isinstance(found, ModuleType) else None


@dataclass(frozen=True, slots=True)
class Method:
    """A function of a class, or of a module."""

    module: Module
    node: ast.FunctionDef
    cls: str | None = None

    @property
    def is_static(self) -> bool:
        """Whether it takes no self."""
        return any(ast.unparse(one) == "staticmethod" for one in self.node.decorator_list)


class Sources:
    """All modules that were asked for."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.texts = texts or {}
        """Texts that stand in for files: how tests change a rule."""
        self.modules: dict[str, Module] = {}

    def module(self, name: str) -> Module:
        """A module of this package, or of a test."""
        if name not in self.modules:
            self.modules[name] = self.read(name)
        return self.modules[name]

    def read(self, name: str) -> Module:
        live = import_module(name)
        path, text = self.text_of(name, live)
        found = Module(name, live, path)
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef):
                found.functions[node.name] = node
            elif isinstance(node, ast.ClassDef):
                found.classes[node.name] = node
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                for alias in node.names:
                    found.imports[alias.asname or alias.name] = (node.module, alias.name)
        return found

    def text_of(self, name: str, live: ModuleType) -> tuple[str, str]:
        """Its path for messages, and its text: the .py, also where a compiled module is loaded."""
        if name.startswith(OURS):
            place = ROOT.joinpath(*name.split(".")[1:])
            file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
            path = file.relative_to(ROOT).as_posix()
        else:
            file = Path(str(live.__file__))
            path = file.name
        return path, self.texts.get(name) or file.read_text(encoding="utf-8")

    def find_function(self, module: Module, name: str) -> Method | None:
        """The function that a name means in a module; None if it means none of ours."""
        if name in module.functions:
            return Method(module, module.functions[name])
        source, there = module.imports.get(name, ("", ""))
        if not self.is_ours(source):
            return None
        return self.find_function(self.module(source), there)

    def is_ours(self, name: str) -> bool:
        """Whether a module is one of those that are translated."""
        return name.startswith(OURS) or name in self.texts

    def find_method(self, kind: type, name: str, above: str | None = None) -> Method | None:
        """The method that an object of exactly this class has, or that of a class above one."""
        classes = list(kind.__mro__)
        if above is not None:
            classes = classes[[cls.__name__ for cls in classes].index(above) + 1 :]
        for cls in classes:
            if not self.is_ours(cls.__module__):
                continue
            module = self.module(cls.__module__)
            for node in module.classes[cls.__name__].body:
                if isinstance(node, ast.FunctionDef) and node.name == name:
                    return Method(module, node, cls.__name__)
        return None


def as_number(value: object) -> int | float | bool | None:
    """A value that can be written into C as it is."""
    return value if isinstance(value, int | float) else None
